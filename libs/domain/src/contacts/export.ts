import { csvText } from './csv-text';

/** A guest as a row of the export. */
export interface ExportedGuest {
  name: string;
  email: string | null;
  phone: string | null;
  maxPeople: number | null;
  hasReceivedInvite: boolean;
  firstVisit: string | null;
  rsvp: { isComming: boolean; numberOfPeople: number } | null;
}

/** Those an import knows again come first. */
const COLUMNS = {
  da: ['Navn', 'E-mail', 'Telefon', 'Maks. antal', 'Inviteret', 'Har set invitationen', 'Kommer', 'Antal personer'],
  en: ['Name', 'E-mail', 'Phone', 'Max people', 'Invited', 'Has seen the invitation', 'Coming', 'Persons'],
};
const ANSWER = { da: ['Nej', 'Ja'], en: ['No', 'Yes'] } as const;

/** The guest list as CSV text; `first`: column names in front (rule: contact-export). */
export function exportGuests(guests: readonly ExportedGuest[], language: 'da' | 'en', first: boolean): string {
  const [no, yes] = ANSWER[language];
  const rows = guests.map(({ name, email, phone, maxPeople, hasReceivedInvite, firstVisit, rsvp }) => [
    name,
    email ?? '',
    // A plus sign in front makes it a formula; international numbers are read by 00 as well.
    (phone ?? '').replace(/^\+/, '00'),
    String(maxPeople ?? ''),
    hasReceivedInvite ? yes : no,
    firstVisit === null ? no : yes,
    rsvp === null ? '' : rsvp.isComming ? yes : no,
    String(rsvp?.numberOfPeople ?? ''),
  ]);
  return csvText(rows, { language, first, columns: COLUMNS[language] });
}
