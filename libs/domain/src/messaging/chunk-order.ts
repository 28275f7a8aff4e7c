import type { AudienceMember } from '@festlig/contracts/contacts';
import type { TextsTo } from '@festlig/contracts/messaging';

/** The people of a chunk in the order of sending: only a mail, both, only a text, and neither (rule: text-channel). */
export interface ChunkOrder {
  entries: AudienceMember[];
  others: AudienceMember[];
  /** The first `mails` entries get a mail, those from `textsFrom` on a text. */
  mails: number;
  textsFrom: number;
  /** Indexes, in entries and then others, of people for whose text no token is left. */
  unpaid: number[];
}

/** Whether a guest is not to get anything: without an address or a number that the send uses. Who has unsubscribed from mails is counted so. */
export const getsNothing = ({ mail, text }: AudienceMember): boolean => mail === 'none' && text !== 'text';

/** Whether a guest gets nothing only because the send has no texts (rule: send-result). */
export const isLeftOut = (person: AudienceMember): boolean => getsNothing(person) && person.byText === true;

const lastRows = (person: AudienceMember): number => Number(getsNothing(person)) + Number(isLeftOut(person));

export const reaches = ({ mail, text }: AudienceMember): boolean => mail === 'mail' || text === 'text';

/** The people as a send reaches them whose texts go to all who want them, or only to those whom no mail reaches (rule: text-channel). */
export const withTextsTo = (people: readonly AudienceMember[], textsTo: TextsTo = 'all'): AudienceMember[] =>
  people.map((person) => (textsTo === 'unmailed' && person.mail === 'mail' ? { ...person, text: 'none' } : person));

/**
 * The people of a list up to the one for whom no mail is left today. In a send with texts, those after them who get a
 * text get it without the mail (rule: sending-quota).
 */
export function withinMails(people: readonly AudienceMember[], mailsLeft: number, hasTexts: boolean): AudienceMember[] {
  let left = mailsLeft;
  const end = people.findIndex(({ mail }) => mail === 'mail' && left-- <= 0);
  if (end < 0) return [...people];
  const rest = hasTexts ? people.slice(end) : [];
  const texted = rest.flatMap((person): AudienceMember[] => {
    if (person.mail !== 'mail') return [person];
    return person.text === 'text' ? [{ ...person, mail: 'none' }] : [];
  });
  return [...people.slice(0, end), ...texted];
}

/** Orders the people of a chunk; the first of the list get the texts that are left (rule: texts-within-tokens). */
export function orderChunk(people: readonly AudienceMember[], textsLeft: number): ChunkOrder {
  const texted = people.filter(({ text }) => text === 'text');
  const paid = new Set(texted.slice(0, Math.max(0, textsLeft)));
  const groups = [
    people.filter((person) => person.mail === 'mail' && !paid.has(person)),
    people.filter((person) => person.mail === 'mail' && paid.has(person)),
    people.filter((person) => person.mail !== 'mail' && paid.has(person)),
  ] as const;
  const entries = groups.flat();
  const rest = people.filter((person) => person.mail !== 'mail' && !paid.has(person));
  // Whoever gets nothing is last, and so has the last rows of the chunk in the list of deliveries; of them whom a text would reach.
  const others = rest.toSorted((one, other) => lastRows(one) - lastRows(other));
  const unpaid = [...entries, ...others].flatMap((person, index) =>
    person.text === 'text' && !paid.has(person) ? [index] : [],
  );
  const [{ length: textsFrom }, { length: both }] = groups;
  return { entries, others, mails: textsFrom + both, textsFrom, unpaid };
}
