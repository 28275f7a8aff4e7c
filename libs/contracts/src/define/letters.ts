/** Accents and other marks on one letter. No script needs more (Unicode Standard Annex 15, stream-safe text). */
const MOST_MARKS = 30;
const MARKS = new RegExp(`\\p{M}{1,${MOST_MARKS}}`, 'gu');

/** Further marks on a letter are dropped: putting a run of them in order takes time that grows by its square. */
function withFewMarks(text: string): string {
  let end = -1;
  return text.replace(MARKS, (run, at: number) => {
    const goesOn = at === end;
    end = at + run.length;
    return goesOn ? '' : run;
  });
}

/** Letters as one character each (NFC): the form texts are kept and compared in. Takes time by length, whatever the text. */
export const composed = (text: string): string => withFewMarks(text).normalize('NFC');

/** Letters and their marks as characters of their own (NFD). */
export const decomposed = (text: string): string => withFewMarks(text).normalize('NFD');

/** The usual letter for one that only has another form (NFKC: wide, bold, in a circle). */
export const usualLetters = (text: string): string => withFewMarks(text).normalize('NFKC');

/**
 * For comparing what looks alike: small letters without marks and without what shows nothing, and the usual letter for
 * one that only has another form (NFKD: wide, bold, in a circle).
 */
export const bareLetters = (text: string): string =>
  withFewMarks(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
