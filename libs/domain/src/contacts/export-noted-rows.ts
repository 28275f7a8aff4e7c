import { type CellNote, LONGEST_NOTE, type NotedField, type NotedRow } from '@festlig/contracts/contacts';
import { isTotal } from './align-row';
import { csvText } from './csv-text';

type Language = 'da' | 'en';

/** The columns that an import recognises keep their names, so that the mended file can be imported; the last is none of them. */
const COLUMNS = {
  da: ['Linje', 'Navn', 'E-mail', 'Telefon', 'Maks. antal', 'Tjek'],
  en: ['Line', 'Name', 'E-mail', 'Phone', 'Max people', 'To check'],
};

const FIELDS: Record<Language, Record<NotedField, string>> = {
  da: { name: 'Navn', email: 'E-mail', phone: 'Telefon', maxPeople: 'Antal' },
  en: { name: 'Name', email: 'E-mail', phone: 'Phone', maxPeople: 'People' },
};

const REMARKS = {
  da: {
    dropped: (field: string) => `${field} kan ikke læses og er udeladt`,
    mended: (field: string, now: string) => `${field} læst som ${now}`,
    missing: 'Hverken e-mail eller telefon',
    phoneOnly: 'Ingen e-mail, kun telefon',
    abroad: 'Ingen e-mail, og telefonen er i et land uden sms',
    list: 'Står allerede på gæstelisten',
    file: 'Står tidligere i filen',
    wrong: 'Hverken navn, e-mail eller telefon',
    total: 'En sum, ikke en gæst',
    surplus: 'Rækken har flere felter end overskrifterne',
    shares: (name: string) => `Samme e-mail eller telefon som ${name}`,
    note: `Noten er forkortet til ${LONGEST_NOTE} tegn`,
  },
  en: {
    dropped: (field: string) => `${field} cannot be read and was left out`,
    mended: (field: string, now: string) => `${field} read as ${now}`,
    missing: 'Neither e-mail nor phone',
    phoneOnly: 'No e-mail, only a phone number',
    abroad: 'No e-mail, and the phone number is in a country we cannot text',
    list: 'Already on the guest list',
    file: 'Earlier in the file',
    wrong: 'No name, e-mail or phone',
    total: 'A total, not a guest',
    surplus: 'The row has more cells than the header',
    shares: (name: string) => `Same e-mail or phone as ${name}`,
    note: `The note was shortened to ${LONGEST_NOTE} characters`,
  },
};

function remarkOf({ kinds, cells, notes, where, abroad, shares }: NotedRow, language: Language): string {
  const said = REMARKS[language];
  const ofNote = ({ field, now }: CellNote) => {
    if (field === 'row') return said.surplus;
    if (field === 'note') return said.note;
    const name = FIELDS[language][field];
    return now === null ? said.dropped(name) : said.mended(name, now);
  };
  const parts = [
    where === null ? [] : said[where],
    kinds.includes('wrong') ? said[isTotal(cells.name ?? '') ? 'total' : 'wrong'] : [],
    where === null ? notes.map(ofNote) : [],
    kinds.includes('missing') ? said.missing : [],
    kinds.includes('phoneOnly') ? said[abroad ? 'abroad' : 'phoneOnly'] : [],
    shares === null ? [] : said.shares(shares),
  ];
  return `${parts.flat().join('. ')}.`;
}

/** A page of the rows that need a look as CSV text, with the cells as they stand in the list. */
export function exportNotedRows(rows: readonly NotedRow[], language: Language, first: boolean): string {
  const cells = rows.map((row) => [
    String(row.line),
    row.cells.name ?? '',
    row.cells.email ?? '',
    row.cells.phone ?? '',
    row.cells.maxPeople ?? '',
    remarkOf(row, language),
  ]);
  return csvText(cells, { language, first, columns: COLUMNS[language] });
}
