"""Messages: formatted, plural, and loud when one is missing."""

import re
from importlib.resources import files

import pytest

from lastcall.text.messages import Messages
from lastcall.text.rules import LANGUAGES


def test_variables_and_plurals_without_isolation_marks():
    messages = Messages("en")
    assert messages.format("cards", count=1) == "1 card"
    assert messages.format("cards", count=3) == "3 cards"


def test_a_missing_message_is_named():
    with pytest.raises(KeyError, match="no-such-message"):
        Messages("en").format("no-such-message")


def test_a_missing_variable_is_an_error():
    with pytest.raises(ValueError, match="gold"):
        Messages("en").format("gold")


def test_a_missing_locale_is_named():
    with pytest.raises(LookupError, match="tlh"):
        Messages("tlh")


def test_what_another_package_brings_is_not_called_by_its_id():
    """Where a message has no words for a tracker or a box on the mat, it asks for its name."""
    for lang in LANGUAGES:
        text = (files("lastcall.text") / lang / "kits.ftl").read_text(encoding="utf-8")
        bare = re.findall(r"^.*\{ \$(?:box|tracker|counter) \}.*$", text, re.MULTILINE)
        assert bare == [], lang
