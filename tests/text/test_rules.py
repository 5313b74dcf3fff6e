"""The rules as data: complete, well formed, found by ID and by words."""

import re

import pytest

from lastcall.text.rules import UnknownRule, all_rules, proved, rule, search, sections

CORE = {
    "SETUP": 17,
    "TURN": 22,
    "CARD": 17,
    "LOSE": 18,
    "GAMB": 39,
    "TIP": 7,
    "DRNK": 22,
    "CHSR": 13,
    "EVNT": 8,
    "STAT": 12,
    "REDR": 7,
    "NEG": 14,
    "TIME": 17,
    "CHNG": 9,
    "SPLT": 14,
    "ROTH": 8,
    "CONT": 26,
    "BAR": 7,
    "OP": 46,
}
CHARACTERS = {"DALE": 36, "JETT": 16, "PETRA": 36, "TERCI": 20, "YGELLA": 8}
CHARACTERS |= {"SEA": 24, "WHITEHAWK": 18, "REMY": 18, "BRYN": 9, "TARA": 8}
CHARACTERS |= {"JASPER": 21, "WENCH": 34, "PRIZE": 30, "PUB": 27}
CHARACTERS |= {"SERA": 7, "JORAN": 10, "LIZWICK": 13, "ZAKHAN": 14}


def test_every_rule_of_the_core_game_and_of_the_characters_is_there():
    present = {each.id for each in all_rules()}
    expected = {
        f"{prefix}-{n}"
        for prefix, count in {**CORE, **CHARACTERS}.items()
        for n in range(1, count + 1)
    }
    assert expected <= present


def test_ids_are_unique_and_carry_their_section_prefix():
    ids = [each.id for each in all_rules()]
    assert len(ids) == len(set(ids))
    for section in sections():
        for each in section.rules:
            assert re.fullmatch(rf"{section.prefix}-[1-9]\d*", each.id)
            assert each.section == section.name


@pytest.mark.parametrize("each", all_rules(), ids=lambda each: each.id)
def test_no_row_is_empty_or_carries_markup(each):
    assert each.text.endswith((".", "!", "?"))
    assert not re.search(r"\*|`|Δ|\[", each.text + each.note)
    bases = {"rulebook", "card", "example", "note", "reported", "derived", "ruling", "house"}
    assert each.basis in bases
    assert set(each.boxes) <= {"rdi2", "rdi4", "rdi5", "rdi7", "rdi9"}
    assert each.boxes or each.basis in {"derived", "reported", "ruling", "house"}


def test_rules_cited_in_a_rule_exist():
    ids = {each.id for each in all_rules()}
    prefixes = "|".join(section.prefix for section in sections())
    for each in all_rules():
        for cited in re.findall(rf"\b(?:{prefixes})-\d+", each.text + each.note):
            assert cited in ids, f"{each.id} cites {cited}"


def test_tested_rules_are_rules():
    assert proved() <= {each.id for each in all_rules()}


def test_a_rule_is_found_in_upper_and_lower_case():
    assert rule("gamb-12") is rule("GAMB-12")
    assert rule("GAMB-12").section == "Gambling"


def test_an_unknown_number_names_the_range_of_its_section():
    with pytest.raises(UnknownRule, match="GAMB-1 to GAMB-39"):
        rule("GAMB-99")


def test_a_misspelt_prefix_names_the_nearest_ids():
    with pytest.raises(UnknownRule, match="GAMB-12"):
        rule("GABM-12")


def test_nonsense_names_the_prefixes():
    with pytest.raises(UnknownRule, match="SETUP, TURN"):
        rule("???")


def test_search_wants_every_word_and_prefers_the_heading():
    found = search("sober pile")
    assert "TURN-17" in {each.id for each in found}
    assert all("sober" in each.text.lower() for each in found)
    assert search("chasers")[0].section == "Chasers"


def test_search_without_words_or_match_finds_nothing():
    assert search("") == ()
    assert search("zeppelin") == ()


def test_every_rule_is_told_in_russian_with_its_facts_unchanged():
    for english, russian in zip(all_rules(), all_rules("ru"), strict=True):
        assert (english.id, english.boxes, english.basis) == (
            russian.id,
            russian.boxes,
            russian.basis,
        )
        assert re.search("[а-яё]", russian.text), russian.id
        assert bool(english.note) == bool(russian.note), russian.id
        assert re.findall(r"\b[A-Z]+-\d+", english.text) == re.findall(
            r"\b[A-Z]+-\d+", russian.text
        )


def test_russian_rules_are_found_by_russian_words():
    assert rule("turn-1", "ru").section == "Ход и его этапы"
    assert "TURN-3" in {each.id for each in search("карт", "ru")}
