import { atAGlance } from './look-alikes';
import { LONGEST_PART, type Meaning, MEANINGS, ORDINARY, US } from './staff-words';

const wordsOf = (text: string): string[] =>
  atAGlance(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether the words from `from` on spell our name, alone or joined (F e s t l i g). */
const isOurs = (words: readonly string[], from: number): boolean => {
  let joined = '';
  for (const word of words.slice(from)) {
    joined += word;
    if (joined === US) return true;
    if (!US.startsWith(joined)) return false;
  }
  return false;
};

/** What a run of parts has named so far. */
const [NOTHING, STAFF, OURS] = [0, 1, 2];
const BITS: Readonly<Record<Meaning, number>> = { beside: NOTHING, staff: STAFF, us: OURS, nearUs: OURS };

/** Where the words end in their joined letters. */
function endsOf(words: readonly string[]): Set<number> {
  let end = 0;
  return new Set(words.map((word) => (end += word.length)));
}

/**
 * What runs of known parts name that begin where a word begins: for each place in the joined letters, the sets of bits
 * with which one is reached. Words may be cut anywhere (`S u p p o r t`, `dinsupport`); a spelling that is only near our
 * name is one word. Takes time by length.
 */
function runsOf(words: readonly string[], isStart: (at: number) => boolean): ReadonlySet<number>[] {
  const letters = words.join('');
  const ends = endsOf(words);
  const runs = Array.from({ length: letters.length + 1 }, (_, at) => new Set<number>(isStart(at) ? [NOTHING] : []));
  const isCut = (from: number, to: number) =>
    Array.from({ length: to - from - 1 }).some((_, n) => ends.has(from + n + 1));
  for (const [from, reached] of runs.entries()) {
    if (reached.size === 0) continue;
    for (let to = from + 1; to <= Math.min(from + LONGEST_PART, letters.length); to++) {
      const meaning = MEANINGS.get(letters.slice(from, to));
      if (meaning === undefined || (meaning === 'nearUs' && isCut(from, to))) continue;
      for (const bits of reached) runs[to]?.add(bits | BITS[meaning]);
    }
  }
  return runs;
}

/** Whether words say no more than what those are called who run a product. */
function isStaff(words: readonly string[]): boolean {
  const reached = runsOf(words, (at) => at === 0).at(-1);
  return reached?.has(STAFF) === true || reached?.has(STAFF | OURS) === true;
}

/**
 * Whether a name imitates or contains ours, or is only the name of an operator's role. Guests would take its mails
 * for ours (rule: sender-name).
 */
export function namesUs(name: string): boolean {
  const words = wordsOf(name);
  return isStaff(words) || words.some((word, at) => (word.includes(US) && !ORDINARY.test(word)) || isOurs(words, at));
}

/**
 * Whether a title or subject says that it comes from those who run the product: our name next to a word of theirs
 * (rule: text-not-from-us). Our name alone is an ordinary Danish word.
 */
export function speaksForUs(text: string): boolean {
  const words = wordsOf(text);
  const ends = endsOf(words);
  const runs = runsOf(words, (at) => at === 0 || ends.has(at));
  return Array.from(ends).some((end) => runs[end]?.has(STAFF | OURS));
}
