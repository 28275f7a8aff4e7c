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

/** The columns that an import recognises come first. */
const COLUMNS = {
  da: ['Navn', 'E-mail', 'Telefon', 'Maks. antal', 'Inviteret', 'Har set invitationen', 'Kommer', 'Antal personer'],
  en: ['Name', 'E-mail', 'Phone', 'Max people', 'Invited', 'Has seen the invitation', 'Coming', 'Persons'],
};
const ANSWER = { da: ['Nej', 'Ja'], en: ['No', 'Yes'] } as const;

/** A page of the guest list as CSV text; `first` adds the column names (rule: contact-export). */
export function exportGuests(guests: readonly ExportedGuest[], language: 'da' | 'en', first: boolean): string {
  const [no, yes] = ANSWER[language];
  const rows = guests.map(({ name, email, phone, maxPeople, hasReceivedInvite, firstVisit, rsvp }) => [
    name,
    email ?? '',
    // A leading plus sign would make it a formula; an import also accepts 00.
    (phone ?? '').replace(/^\+/, '00'),
    String(maxPeople ?? ''),
    hasReceivedInvite ? yes : no,
    firstVisit === null ? no : yes,
    rsvp === null ? '' : rsvp.isComming ? yes : no,
    String(rsvp?.numberOfPeople ?? ''),
  ]);
  return csvText(rows, { language, first, columns: COLUMNS[language] });
}
