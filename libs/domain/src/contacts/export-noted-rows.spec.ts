import { expect, it } from '@jest/globals';
import type { NotedRow } from '@festlig/contracts/contacts';
import { exportNotedRows } from './export-noted-rows';

const row = (part: Partial<NotedRow>): NotedRow => ({
  line: 2,
  text: '',
  kinds: [],
  cells: { name: 'Anne', email: '', phone: '', maxPeople: '' },
  notes: [],
  where: null,
  abroad: false,
  shares: null,
  ...part,
});
const linesOf = (rows: NotedRow[], language: 'da' | 'en') =>
  exportNotedRows(rows, language, true).replace('\uFEFF', '').trim().split('\r\n');

it('writes each row with its cells as they stand, and what is wrong with it (rule: import-rows-exported)', () => {
  const rows = [
    row({
      kinds: ['dropped', 'missing'],
      cells: { name: 'Eva', email: '', phone: '1234', maxPeople: '2 voksne' },
      notes: [
        { field: 'phone', how: 'dropped', was: '1234', now: null },
        { field: 'maxPeople', how: 'mended', was: '2 voksne', now: '2' },
      ],
    }),
    row({ line: 3, kinds: ['phoneOnly'], abroad: true, cells: { name: '=Bo', phone: '007916' } }),
    row({ line: 4, kinds: ['duplicate'], where: 'list' }),
    row({ line: 5, kinds: ['wrong'], cells: {} }),
    row({ line: 6, kinds: ['wrong'], cells: { name: 'I alt' } }),
    row({ line: 7, kinds: ['mended'], notes: [{ field: 'row', how: 'mended', was: '', now: null }] }),
    row({ line: 9, kinds: ['family'], shares: 'Bo' }),
    row({ line: 8, kinds: ['mended'], notes: [{ field: 'note', how: 'mended', was: 'x', now: 'x' }] }),
  ];
  expect(linesOf(rows, 'da')).toEqual([
    '"Linje";"Navn";"E-mail";"Telefon";"Maks. antal";"Tjek"',
    '"2";"Eva";"";"1234";"2 voksne";"Telefon kan ikke læses og er udeladt. Antal læst som 2. Hverken e-mail eller telefon."',
    `"3";"'=Bo";"";"007916";"";"Ingen e-mail, og telefonen er i et land uden sms."`,
    '"4";"Anne";"";"";"";"Står allerede på gæstelisten."',
    '"5";"";"";"";"";"Hverken navn, e-mail eller telefon."',
    '"6";"I alt";"";"";"";"En sum, ikke en gæst."',
    '"7";"Anne";"";"";"";"Rækken har flere felter end overskrifterne."',
    '"9";"Anne";"";"";"";"Samme e-mail eller telefon som Bo."',
    '"8";"Anne";"";"";"";"Noten er forkortet til 500 tegn."',
  ]);
});

it('writes English for an English party, and column names only on the first page', () => {
  const rows = [
    row({ kinds: ['duplicate'], where: 'file' }),
    row({ line: 3, kinds: ['phoneOnly', 'family'], shares: 'Bo' }),
  ];
  expect(linesOf(rows, 'en')).toEqual([
    '"Line","Name","E-mail","Phone","Max people","To check"',
    '"2","Anne","","","","Earlier in the file."',
    '"3","Anne","","","","No e-mail, only a phone number. Same e-mail or phone as Bo."',
  ]);
  expect(exportNotedRows(rows, 'en', false)).toMatch(/^"2"/);
});
