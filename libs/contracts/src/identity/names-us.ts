import { bareLetters } from '../define';

/** Letters of other scripts, and digits, that look like letters of our name. The letters i and l are treated as one. */
const LOOK_ALIKE: readonly [RegExp, string][] = [
  [/[ϝꜰғƒꓝʄꬵ₣фг]/g, 'f'],
  [/[еεєҽᴇɛǝ3ꓰэəɇ]/g, 'e'],
  [/[ѕꜱ5$ꓢʂƨ§]/g, 's'],
  [/[тτᴛ7ꓔ†‡ŧ]/g, 't'],
  [/[iıіιӏłʟɪ1|!ꓲꓡɨ¡:ɭ]/g, 'l'],
  [/[ɡցɢ9ꓖɠq]/g, 'g'],
];
const US = 'festllg';

/** Letters on squares and discs, A to Z each: Unicode defines no usual form for them. */
const ON_GROUND = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const offGround = (letter: string): string => String.fromCodePoint(97 + ((letter.codePointAt(0)! - 0x1f150) % 0x20));

/** Words that contain our name but do not refer to us: festlige, festligt, festligere, festligste, festligheder. */
const ORDINARY = /^festllg(e|t|ere|e?ste?|hed\p{L}*)$/u;

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

/** Names of operators and their mail servers. A host's name is never one of these alone. */
const ROLES = [
  ...['support', 'supportteam', 'kundeservice', 'kundesupport', 'kundecenter', 'customerservice', 'customersupport'],
  ...['helpdesk', 'admin', 'administrator', 'postmaster', 'webmaster', 'hostmaster', 'mailerdaemon', 'abuse'],
  ...['noreply', 'donotreply', 'security', 'system'],
];

const folded = (text: string): string => LOOK_ALIKE.reduce((left, [like, letter]) => left.replace(like, letter), text);
const FOLDED_ROLES = new Set(ROLES.map(folded));

/**
 * Whether a name imitates or contains ours, or is only the name of an operator's role. Guests would take its mails
 * for ours.
 */
export function namesUs(name: string): boolean {
  const letters = folded(bareLetters(name.replace(ON_GROUND, offGround)));
  if (FOLDED_ROLES.has(letters.replace(/[^\p{L}\p{N}]+/gu, ''))) return true;
  const words = letters.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.some((word, at) => (word.includes(US) && !ORDINARY.test(word)) || isOurs(words, at));
}
