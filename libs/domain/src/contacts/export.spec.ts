import { describe, expect, it } from '@jest/globals';
import { type ExportedGuest, exportGuests } from './export';
import { checkReading, openList } from './guest-list';
import { toRow } from './read-row';
import { toPhone } from './phone';

const guest: ExportedGuest = {
  name: 'Åse; Kjær',
  email: 'aase@example.dk',
  phone: '+4520123456',
  maxPeople: 2,
  tags: ['Familie', 'Bord 3'],
  note: 'Nøddeallergi; kørestol',
  unsubscribed: true,
  texts: 'stopped',
  hasReceivedInvite: true,
  firstVisit: '2026-05-01T10:00:00.000Z',
  rsvp: { isComming: true, numberOfPeople: 2 },
};
const nobody: ExportedGuest = {
  name: '=1+1',
  email: null,
  phone: null,
  maxPeople: null,
  tags: [],
  note: '=A1',
  unsubscribed: false,
  texts: 'abroad',
  hasReceivedInvite: false,
  firstVisit: null,
  rsvp: null,
};

describe('exportGuests', () => {
  it('writes a byte order mark, column names and no formulas on the first page', () => {
    expect(exportGuests([guest, nobody], 'da', true)).toBe(
      '\uFEFF"Navn";"E-mail";"Telefon";"Maks. antal";"Grupper";"Note";"Frameldt mails";"Frameldt sms";"Inviteret";"Har set invitationen";"Kommer";"Antal personer"\r\n' +
        '"Åse; Kjær";"aase@example.dk";"0045 20 12 34 56";"2";"Familie, Bord 3";"Nøddeallergi; kørestol";"Ja";"Ja";"Ja";"Ja";"Ja";"2"\r\n' +
        '"\'=1+1";"";"";"";"";"\'=A1";"Nej";"Nej";"Nej";"Nej";"";""\r\n',
    );
  });

  it('writes later pages without a header, separated by commas in English', () => {
    expect(exportGuests([nobody], 'en', false)).toBe('"\'=1+1","","","","","\'=A1","No","No","No","No","",""\r\n');
    expect(exportGuests([], 'en', false)).toBe('');
  });

  it.each([
    ['+4520123456', '0045 20 12 34 56'],
    ['+46701234567', '0046 70 123 45 67'],
    ['+390612345678', '0039 06 1234 5678'],
  ])('writes the phone %s as a text that a spreadsheet keeps: %s', (phone, cell) => {
    expect(exportGuests([{ ...nobody, phone }], 'da', false)).toContain(`;"${cell}";`);
    expect(toPhone(cell)).toBe(phone);
  });

  it.each(['da', 'en'] as const)('writes a file that can be imported again (%s)', async (language) => {
    const formulas = { ...guest, name: '+1 Åse', tags: ['Familie', '@kor'], note: '=A1, -1' };
    const text = exportGuests([guest, formulas], language, true)
      .replace(/^\uFEFF/, '')
      .replaceAll('\r', '');
    const { delimiter, found, records } = await openList(text);
    checkReading(found);
    const rows = [];
    for await (const record of records) rows.push(toRow(record, found.columns, delimiter));
    for (const [at, { name, email, phone, maxPeople, tags, note }] of [guest, formulas].entries())
      expect(rows[at + 1]).toMatchObject({ guest: { name, email, phone, maxPeople, tags, note } });
  });
});
