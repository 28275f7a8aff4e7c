/** Whether the typed word is the expected one, whatever its case (rule: typed-word). */
export const isTypedWord = (typed: string, word: string): boolean =>
  typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
