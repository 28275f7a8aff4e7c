import { bareLetters } from '../define';

/** Letters of other scripts, and digits, that look like those of our name; i and l look like each other. */
const LOOK_ALIKE: readonly [RegExp, string][] = [
  [/[ϝꜰғƒꓝʄꬵ₣фг]/g, 'f'],
  [/[еεєҽᴇɛǝ3ꓰэəɇ]/g, 'e'],
  [/[ѕꜱ5$ꓢʂƨ§]/g, 's'],
  [/[тτᴛ7ꓔ†‡ŧ]/g, 't'],
  [/[iıіιӏłʟɪ1|!ꓲꓡɨ¡:ɭ]/g, 'l'],
  [/[ɡցɢ9ꓖɠq]/g, 'g'],
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

/** What those who run a product, and their mail servers, are called. Alone it is no host's name. */
const ROLES = [
  ...['support', 'supportteam', 'kundeservice', 'kundesupport', 'kundecenter', 'customerservice', 'customersupport'],
  ...['helpdesk', 'admin', 'administrator', 'postmaster', 'webmaster', 'hostmaster', 'mailerdaemon', 'abuse'],
  ...['noreply', 'donotreply', 'security', 'system'],
];

const folded = (text: string): string => LOOK_ALIKE.reduce((left, [like, letter]) => left.replace(like, letter), text);
const FOLDED_ROLES = new Set(ROLES.map(folded));

/**
 * Whether a name passes for ours, or holds ours, or says no more than what those are called who run a product: guests would
 * take its mails for theirs.
 */
export function namesUs(name: string): boolean {
  const letters = folded(bareLetters(name.replace(ON_GROUND, offGround)));
  if (FOLDED_ROLES.has(letters.replace(/[^\p{L}\p{N}]+/gu, ''))) return true;
  const words = letters.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.some((word, at) => (word.includes(US) && !ORDINARY.test(word)) || isOurs(words, at));
}
