"""Records: what is kept, and how tampering shows."""

import json

import pytest

import hornbook
from hornbook.kernel import BadRecord, Record
from table import finished


@pytest.fixture(scope="module")
def record():
    return finished("unicorn-fever", 3, "kept").record()


def changed(record: Record, **parts: object) -> Record:
    plain = json.loads(record.to_json())
    return Record.from_json(json.dumps(plain | parts).encode())


def refused(record: Record) -> str:
    with pytest.raises(BadRecord) as caught:
        hornbook.playback(record).to_the_end()
    return caught.value.code


def test_a_record_is_plain_json(record):
    plain = json.loads(record.to_json())
    assert plain["game"] == "unicorn-fever"
    assert plain["seats"] == 3
    assert len(plain["choices"]) == len(record.choices)


def test_an_unfinished_game_can_be_recorded_and_taken_up():
    game = hornbook.new("unicorn-fever", seats=2, seed=1)
    game.apply(game.pending[0].seat, 0)
    again = hornbook.playback(Record.from_json(game.record().to_json())).to_the_end()
    assert again.fingerprint() == game.fingerprint()


def test_a_changed_choice_shows(record):
    for place in range(0, len(record.choices), 9):
        choices = [list(choice) for choice in record.choices]
        choices[place][1] += 1
        assert refused(changed(record, choices=choices)) in (
            "record-illegal",
            "record-result",
            "record-seal",
        )


def test_a_missing_choice_shows(record):
    assert refused(changed(record, choices=record.choices[:-1])) == "record-result"


def test_a_choice_too_many_shows(record):
    assert refused(changed(record, choices=[*record.choices, (0, 0)])) == "record-illegal"


def test_another_seed_shows(record):
    assert refused(changed(record, seed="lucky")).startswith("record-")


def test_another_result_shows(record):
    result = json.loads(record.to_json())["result"]
    result["scores"][0] += 5
    assert refused(changed(record, result=result)) == "record-result"


def test_a_changed_seal_shows(record):
    assert refused(changed(record, seal="0" * 32)) == "record-seal"


def test_other_settings_show(record):
    settings = {"races": 4, "clans": ["gnomes", "fairies"]}
    assert refused(changed(record, settings=settings)).startswith("record-")


def test_other_rules_are_refused(record):
    with pytest.raises(BadRecord) as caught:
        hornbook.playback(changed(record, rules=99))
    assert caught.value.code == "record-rules"


def test_other_house_cards_are_refused(record):
    edition = {"name": "house", "digest": "0" * 32, "text": None}
    with pytest.raises(BadRecord) as caught:
        hornbook.playback(changed(record, edition=edition))
    assert caught.value.code == "record-edition"


@pytest.mark.parametrize(
    "text",
    [b"", b"null", b"[]", b"{", b"\xff\xfe", b'{"format":1}', b"[" * 5000, b'{"format":"1"}'],
)
def test_what_is_no_record_is_refused(text):
    with pytest.raises(BadRecord) as caught:
        Record.from_json(text)
    assert caught.value.code == "record-unreadable"


def test_a_future_format_is_refused(record):
    with pytest.raises(BadRecord) as caught:
        changed(record, format=2)
    assert caught.value.code == "record-format"


def test_unknown_parts_are_refused(record):
    with pytest.raises(BadRecord):
        changed(record, extra=1)
