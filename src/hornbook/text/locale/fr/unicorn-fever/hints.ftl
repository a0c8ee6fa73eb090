### What the coach says once in first real games of Unicorn Fever: rules, never advice. At most 25 words, and no exclamation marks.

hint-uf-borrow = Les elfes prêtent 20 or et en veulent 25 à la fin. Pire : qui doit le moins passe devant, peu importe la gloire.
hint-uf-bell = Ce jeton donne 10 or et la cloche : premier choix des piles, et le dernier mot en cas d’égalité.
hint-uf-magic-4 = Les quatre cartes doivent être jouées. Les inoffensives peuvent aller là où personne n’a parié.
hint-uf-fever-own = Votre licorne est déchaînée. C’est la plus lente, elle paie le plus, et elle a un don : touchez-la pour le lire.
hint-uf-fever-many = Plusieurs licornes partagent la dernière ligne des cotes : elles sont donc toutes déchaînées.
hint-uf-late = Un placé tardif paie comme un anticipé, avec 1 gloire de moins.
hint-uf-tax-ahead = Après cette course, la taxe prend 1 or par gloire : { $tax } pour l’instant. Vous avez { $gold }. Les elfes regardent.
hint-uf-printed = La pile est épuisée, pas ce qui est imprimé dessous. Aussi souvent que vous voulez.
hint-uf-last-race = La dernière course. Ensuite on rembourse les prêts, et 20 or font 1 gloire.
hint-uf-two = À deux, les dés retirent un jeton gagnant et un placé anticipé avant chaque course.
