/**
 * Most marks (accents and others) on one letter. No script needs more (Unicode Standard Annex 15, stream-safe
 * text).
 */
const MOST_MARKS = 30;
const MARKS = new RegExp(`\\p{M}{1,${MOST_MARKS}}`, 'gu');

/** Drops further marks on a letter, because normalising a run of marks takes quadratic time. */
function withFewMarks(text: string): string {
  let end = -1;
  return text.replace(MARKS, (run, at: number) => {
    const continues = at === end;
    end = at + run.length;
    return continues ? '' : run;
  });
}

/**
 * Normalises letters with marks to one character each (NFC): the form in which texts are stored and compared. Takes
 * linear time, whatever the text.
 */
export const composed = (text: string): string => withFewMarks(text).normalize('NFC');

/** Separates letters and their marks (NFD). */
export const decomposed = (text: string): string => withFewMarks(text).normalize('NFD');

/** Replaces variants of letters with the usual ones (NFKC: full-width, bold, circled). */
export const usualLetters = (text: string): string => withFewMarks(text).normalize('NFKC');

/**
 * Letters without marks and invisible characters, with the usual letters for variants (NFKD: full-width, bold,
 * circled).
 */
export const unmarkedLetters = (text: string): string =>
  withFewMarks(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '');

/** For comparing text that looks alike: unmarked letters in lower case. */
export const bareLetters = (text: string): string => unmarkedLetters(text).toLowerCase();
