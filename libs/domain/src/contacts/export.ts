import type { TextReach } from '@festlig/contracts/contacts';
import { csvText } from './csv-text';
import { showPhone } from './phone';

/** A guest as a row of the export. */
export interface ExportedGuest {
  name: string;
  email: string | null;
  phone: string | null;
  maxPeople: number | null;
  tags: readonly string[];
  note: string;
  unsubscribed: boolean;
  texts: TextReach;
  hasReceivedInvite: boolean;
  firstVisit: string | null;
  rsvp: { isComming: boolean; numberOfPeople: number } | null;
}

/** The columns that an import recognises come first. */
const COLUMNS = {
  da: [
    'Navn',
    'E-mail',
    'Telefon',
    'Maks. antal',
    'Grupper',
    'Note',
    'Frameldt mails',
    'Frameldt sms',
    'Inviteret',
    'Har set invitationen',
    'Kommer',
    'Antal personer',
  ],
  en: [
    'Name',
    'E-mail',
    'Phone',
    'Max people',
    'Tags',
    'Note',
    'Unsubscribed from e-mails',
    'Unsubscribed from texts',
    'Invited',
    'Has seen the invitation',
    'Coming',
    'People',
  ],
};
const ANSWER = { da: ['Nej', 'Ja'], en: ['No', 'Yes'] } as const;

/**
 * Written in groups, so that a spreadsheet reads a text: digits alone become a number without the leading zeros. A leading
 * plus sign would make it a formula; an import also accepts 00.
 */
const exportedPhone = (phone: string): string => showPhone(phone).replace(/^\+/, '00');

/** A page of the guest list as CSV text; `first` adds the column names (rule: contact-export). */
export function exportGuests(guests: readonly ExportedGuest[], language: 'da' | 'en', first: boolean): string {
  const [no, yes] = ANSWER[language];
  const yesOrNo = (answer: boolean) => (answer ? yes : no);
  const rows = guests.map(({ name, email, phone, maxPeople, tags, note, rsvp, ...guest }) => [
    name,
    email ?? '',
    phone === null ? '' : exportedPhone(phone),
    String(maxPeople ?? ''),
    tags.join(', '),
    note,
    yesOrNo(guest.unsubscribed),
    yesOrNo(guest.texts === 'stopped'),
    yesOrNo(guest.hasReceivedInvite),
    yesOrNo(guest.firstVisit !== null),
    rsvp === null ? '' : yesOrNo(rsvp.isComming),
    String(rsvp?.numberOfPeople ?? ''),
  ]);
  return csvText(rows, { language, first, columns: COLUMNS[language] });
}
