# The rules browser: `lastcall rules`.

rules-section = { $section } ({ $prefix })

rules-boxes = Stated by: { $boxes }
rules-basis = { $basis ->
    [rulebook] Stated in the rules text
    [card] Printed on a card
    [example] Shown by a worked example
    [note] Found in a box's notes
    [derived] Follows from other rules
    [ruling] Our ruling where the rulebooks are silent
    [reported] Known from public lists and previews
    [house] Our own: no source says it
   *[other] { $basis }
}
rules-note-boxes = Between boxes: { $note }
rules-note-ruling = { $note }
rules-tested = Tested: yes
rules-untested = Tested: not yet

rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-summary = { rules-count }, { $tested } tested
rules-no-match =
    No rule mentions “{ $words }”. Give an ID such as GAMB-12, a section ({ $prefixes }) or other words.
rules-unknown-in-section = No rule { $id }. { $section } has { $first } to { $last }.
rules-unknown-nearest = No rule { $id }. Nearest: { $ids }.
rules-unknown = No rule { $id }. IDs begin with { $prefixes }.
