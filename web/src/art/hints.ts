/** How boxes of other packages would like their people drawn: a colour and a sign each. */

export interface Hint {
  colour?: string; // of the cloak, and of the band on the cards
  sign?: string; // a token's name: struck on the cards
}

const hints = new Map<string, Hint>();
const COLOUR = /^#(?:[\da-f]{3}){1,2}$/i;

/** What a box says of somebody; what cannot be drawn is left out. */
export function learnHint(who: string, { colour = "", sign = "" }: Record<string, string>): void {
  const hint = { ...(COLOUR.test(colour) ? { colour } : {}), ...(sign ? { sign } : {}) };
  if (colour || sign) hints.set(who, hint);
}

export const hintFor = (who: string): Hint => hints.get(who) ?? {};
