### Faults in card files that only Unicorn Fever finds. Every sentence starts with the line.

card-too-few-clans = a game needs contracts of at least { $least } clans.
card-empty-stack = the stack “{ $stack }” has no token; each stack needs at least one that is not printed.
card-no-printed-gold = a printed gold token without a contract is missing; gold must always be there to take.
card-bet-and-contract = a token can bring a bet or a contract, not both.
