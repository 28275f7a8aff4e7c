/** Spec section 5: the typed word must match, whatever its case. */
export const isTypedWord = (typed: string, word: string): boolean =>
  typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
