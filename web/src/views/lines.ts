/** How many lines words take, by how wide the letters of our two typefaces are. */

type Widths = Readonly<Record<number, string>>;

/** Letters by the hundredths of an em they are wide at most. */
const TITLE: Widths = {
  24: ".,;:'’",
  28: " \u00a0",
  32: "!",
  36: "ijl()/",
  40: "I\"",
  44: "1f“”«»",
  48: "t-",
  52: "r+",
  56: "7Jcesvxyz?–геёзстухэ",
  60: "2345Sagkабвь",
  64: "689EFLTZbdopqГЕЗТдклорчя",
  68: "0ABCPVXYhnuАБВРСУХЬЭийнпцъ",
  72: "DGKRU…ДКЛЧЯ",
  76: "HNOQНОПЦЪ",
  80: "—ИЙ",
  84: "w−мф",
  88: "жю",
  92: "Фы",
  96: "mшщ",
  100: "MWМ",
  104: "ЖЫЮ",
  108: "ШЩ",
};
const TEXT: Widths = {
  16: " \u00a0",
  20: "'’",
  24: ".,;:",
  28: "Iijl!",
  32: "Jf-”\"()/",
  36: "1rt?“г",
  40: "csзст",
  44: "357FLvyz«»уьэ",
  48: "2689Saekx–+−ГТавеёклхчъя",
  52: "04CETbdghnopquЗбдор",
  56: "BKPYZЕРСЬийнпц",
  60: "AGRV…АБВКУЧЭЯ",
  64: "OQUXЛХЪмф",
  68: "DwДОПжы",
  72: "HNИЙНЦшю",
  76: "Фщ",
  80: "MmЫ",
  84: "М",
  88: "Ж",
  92: "W—Ю",
  96: "ШЩ",
};
const UNKNOWN = 72; // of a letter that is in neither

const byLetter = (widths: Widths): Map<string, number> =>
  new Map(Object.entries(widths).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const)));

const FACES = { title: byLetter(TITLE), text: byLetter(TEXT) };

/** How wide words are in this face, in ems; every letter may be set closer by so much. */
function widthOf(words: string, face: keyof typeof FACES, closer: number): number {
  return [...words].reduce((sum, letter) => sum + (FACES[face].get(letter) ?? UNKNOWN) / 100 - closer, 0);
}

/** How many lines words take where a line is so many ems long. */
export function linesOf(words: string, line: number, face: keyof typeof FACES = "text", closer = 0): number {
  const width = (part: string): number => widthOf(part, face, closer);
  let [count, length] = [1, 0];
  for (const word of words.split(" ")) {
    for (const [i, part] of (word.match(/[^-]*-|[^-]+$/g) ?? []).entries()) {
      const gap = length && i === 0 ? width(" ") : 0; // a hyphen ends a line as well
      if (length && length + gap + width(part) > line) [count, length] = [count + 1, 0];
      length += (length && gap) + width(part);
      while (length > line) [count, length] = [count + 1, length - line]; // a word longer than a line is broken
    }
  }
  return count;
}
