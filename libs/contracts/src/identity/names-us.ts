import { bareLetters } from '../define';

/** Letters of other scripts, and digits, that look like those of our name; i and l look like each other. */
const LOOK_ALIKE: readonly [RegExp, string][] = [
  [/[ϝꜰғƒꓝ]/g, 'f'],
  [/[еεєҽᴇɛǝ3ꓰ]/g, 'e'],
  [/[ѕꜱ5$ꓢ]/g, 's'],
  [/[тτᴛ7ꓔ]/g, 't'],
  [/[iıіιӏłʟɪ1|!ꓲꓡ]/g, 'l'],
  [/[ɡցɢ9ꓖ]/g, 'g'],
];
const US = 'festllg';

/** Letters on squares and on discs, A to Z each: they have no usual form in Unicode. */
const ON_GROUND = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const offGround = (letter: string): string => String.fromCodePoint(97 + ((letter.codePointAt(0)! - 0x1f150) % 0x20));

/** Words that our name is in and that are not about us: festlige, festligt, festligere, festligste, festligheder. */
const ORDINARY = /^festllg(e|t|ere|e?ste?|hed\p{L}*)$/u;

/** Whether one word is our name, or several that stand next to each other (F e s t l i g). */
const isOurs = (words: readonly string[], from: number): boolean => {
  let joined = '';
  for (const word of words.slice(from)) {
    joined += word;
    if (joined === US) return true;
    if (!US.startsWith(joined)) return false;
  }
  return false;
};

/** Whether a name passes for ours, or holds ours: guests would take its mails for those of who runs the product. */
export function namesUs(name: string): boolean {
  const plain = bareLetters(name.replace(ON_GROUND, offGround));
  const letters = LOOK_ALIKE.reduce((text, [like, letter]) => text.replace(like, letter), plain);
  const words = letters.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.some((word, at) => (word.includes(US) && !ORDINARY.test(word)) || isOurs(words, at));
}
