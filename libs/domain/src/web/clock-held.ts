/** Keeps a clock on the line of the word before it: "kl. 19.00", "at 7 pm". */
export const withClockHeld = (text: string): string => text.replace(/(?<=\b(?:kl\.|at)) (?=\d)/gu, '\u00a0');
