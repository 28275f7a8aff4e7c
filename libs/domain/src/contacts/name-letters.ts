/** Words of a name that are written in small letters, unless they begin it: "Anne og Bo", "Karen von Blixen". */
const SMALL =
  /^(?:og|and|med|with|samt|plus|i|på|fra|til|ved|in|of|from|to|at|van|der|den|von|de|du|da|di|af|la|le|el|al|ten|zu)$/u;
/** A name in capitals that is as short as this can be an abbreviation: "DSB", "JP". */
const SHORTEST = 4;

const capital = (word: string): string => word.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());

/** "peter Hansen": its first word has been forgotten, where that is not one written small ("von Bülow"). */
function isFirstForgotten(name: string): boolean {
  const [first = '', ...others] = name.split(/\s+/);
  const isWritten = (word: string) => /^\p{Lu}/u.test(word) || SMALL.test(word);
  return (
    others.length > 0 &&
    /^\p{Ll}/u.test(first) &&
    first === first.toLowerCase() &&
    !SMALL.test(first) &&
    others.every(isWritten)
  );
}

/**
 * A name that was typed in small letters or capitals alone, as it is written: "peter hansen" and "PETER HANSEN" are "Peter
 * Hansen". The first letter of "peter Hansen" is made large. Any other name that
 * has both is left as it is: its writer has chosen them (rule: name-letters).
 */
export function nameLetters(name: string): string {
  if (isFirstForgotten(name)) return name.replace(/\S+/u, capital);
  const small = name.toLowerCase();
  const isShout = name === name.toUpperCase() && name.length >= SHORTEST;
  if (!(name === small || isShout)) return name;
  // The first word of a name, and all others that are not small words; spaces are kept.
  return small.replace(/\S+/gu, (word, at: number) => (at > 0 && SMALL.test(word) ? word : capital(word)));
}
