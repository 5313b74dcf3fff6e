/** The keys of the targets, in the order of their buttons. */
export const LETTERS = "ABCDEFGHIJ";
