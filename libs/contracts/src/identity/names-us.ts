import { bareLetters } from '../define';

/** Letters of other scripts, and digits, that look like those of our name; i and l look like each other. */
const LOOK_ALIKE: readonly [RegExp, string][] = [
  [/[ϝꜰ]/g, 'f'],
  [/[еεєҽᴇ]/g, 'e'],
  [/[ѕꜱ5$]/g, 's'],
  [/[тτᴛ]/g, 't'],
  [/[iıіιӏłʟɪ1|!]/g, 'l'],
  [/[ɡցɢ]/g, 'g'],
];
const US = 'festllg';

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
  const letters = LOOK_ALIKE.reduce((text, [like, letter]) => text.replace(like, letter), bareLetters(name));
  const words = letters.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.some((word, at) => (word.includes(US) && !ORDINARY.test(word)) || isOurs(words, at));
}
