"""The messages of the web table: none is missing, none is left over."""

import re
from pathlib import Path

from fluent.syntax import ast, parse

ROOT = Path(__file__).parents[2]
TEXT = ROOT / "src" / "lastcall" / "text" / "en"
SOURCES = sorted((ROOT / "web" / "src").rglob("*.ts*"))
CODE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
MESSAGES = [ROOT / "web/src/messages" / name for name in ("en.ts", "evenings-en.ts")]
BUNDLED = [
    file for some in MESSAGES for file in re.findall(r"text/en/(\w+\.ftl)", some.read_text())
]


def ids(name):
    resource = parse((TEXT / name).read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def composed():
    """Patterns of the ids that are put together, as t(`asks-${kind}`)."""
    for template in re.findall(r"`([^`\s]*\$\{[^`]*)`", CODE):
        parts = re.split(r"\$\{[^}]*\}", template)
        if any(re.fullmatch(r"[a-z][a-z0-9-]*-|-[a-z0-9-]+", part) for part in parts):
            yield "[a-z0-9-]*".join(map(re.escape, parts))


def test_every_message_the_page_says_is_there():
    known = set().union(*map(ids, BUNDLED))
    said = set(re.findall(r'\b(?:t|said)\(\s*"([a-z0-9-]+)', CODE))
    assert len(said) > 100
    assert said - known == set()


def test_no_message_is_left_over():
    words = set(re.findall(r'"([a-z0-9-]+)"', CODE))
    patterns = list(composed())
    text = (TEXT / "web.ftl").read_text(encoding="utf-8")
    unused = {
        id
        for id in ids("web.ftl") - words
        if not any(re.fullmatch(pattern, id) for pattern in patterns) and f"{{ {id} }}" not in text
    }
    assert unused == set()
