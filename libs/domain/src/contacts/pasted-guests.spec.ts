import { describe, expect, it } from '@jest/globals';
import { hasSeveral, isUsable, MOST_PASTED, readPasted } from './pasted-guests';

const guestsIn = (text: string) => readPasted(text).guests;
const one = (text: string) => guestsIn(text)[0]!;
const lines = (count: number) => Array.from({ length: count }, (_, nth) => `Gæst ${'x'.repeat(nth + 1)}`).join('\n');

describe('readPasted', () => {
  it('reads one guest a line, and leaves out blank lines', () => {
    const guests = guestsIn('Anne Holm, anne@x.dk\r\n\r\nJuul, 20 12 34 56, 2 voksne og 1 barn\rCarl\n');
    expect(guests.every(isUsable)).toBe(true);
    expect(guests.map(({ text }) => text)).toEqual([
      'Anne Holm, anne@x.dk',
      'Juul, 20 12 34 56, 2 voksne og 1 barn',
      'Carl',
    ]);
    expect(guests.map(({ guest }) => guest)).toMatchObject([
      { name: 'Anne Holm', email: 'anne@x.dk', receiveEmail: true, phone: null, receiveSms: false, maxPeople: null },
      { name: 'Juul', email: null, receiveEmail: false, phone: '+4520123456', receiveSms: true, maxPeople: 3 },
      { name: 'Carl', email: null, phone: null, receiveEmail: false, receiveSms: false },
    ]);
    expect(guests[1]?.notes).toMatchObject([{ field: 'maxPeople', was: '2 voksne og 1 barn', now: '3' }]);
  });

  it.each([';;', ',,', ' ; ; ', '|', '"";""', '\t\t'])('leaves out a line that is %j, as an empty row is', (row) => {
    expect(guestsIn(`${row}\nAnne\n${row}\nBo\n${row}`).map(({ text }) => text)).toEqual(['Anne', 'Bo']);
    expect(readPasted(`Navn;E-mail\n${row}\nAnne;anne@x.dk`)).toMatchObject({ heading: 'Navn;E-mail', count: 1 });
    expect(readPasted(row)).toEqual({ heading: '', count: 0, guests: [] });
  });

  it('does not leave out a line that has something beside what separates', () => {
    expect(guestsIn('Anne\n;;x\n---').map(({ text }) => text)).toEqual(['Anne', ';;x', '---']);
  });

  it('numbers guests by their lines, of which headings and blank ones are counted, and in turn where a line has several (rule: guests-pasted-reviewed)', () => {
    const numbers = (text: string) => guestsIn(text).map(({ nth, guest }) => `${nth} ${guest.name}`);
    expect(numbers('Anne\nBo')).toEqual(['1 Anne', '2 Bo']);
    expect(numbers('\r\nNavn;E-mail\r\nAnne;\r\n;;\r\n\r\nBo;')).toEqual(['3 Anne', '6 Bo']);
    expect(numbers('Gæster:\nAnne\n\nBo')).toEqual(['2 Anne', '4 Bo']);
    expect(numbers('Anne\n\na@x.dk, b@x.dk\nBo')).toEqual(['1 Anne', '2 A', '3 B', '4 Bo']);
  });

  it.each([
    ['Anne Holm <anne@x.dk>, Bo <bo@y.dk>', ['Anne Holm', 'Bo']],
    ['"Anne Holm" <anne@x.dk>; Bo <bo@y.dk>; ', ['Anne Holm', 'Bo']],
    ['anne.holm@x.dk bo@y.dk', ['Anne Holm', 'Bo']],
    ['anne@x.dk,bo@y.dk, Carl Dam', ['Anne', 'Bo', 'Carl Dam']],
  ])('reads the addresses in %j as mail programs copy them', (text, names) => {
    expect(guestsIn(text).map(({ guest }) => guest.name)).toEqual(names);
  });

  it('reads the columns that a first line names, as an import does', () => {
    const { heading, count, guests } = readPasted('Antal\tE-mail\tNavn\tBord\n2\tanne@x.dk\tAnne, Bo\tBord 3');
    expect([heading, count]).toEqual(['Antal\tE-mail\tNavn\tBord', 1]);
    expect(guests).toMatchObject([{ guest: { name: 'Anne, Bo', email: 'anne@x.dk', maxPeople: 2, tags: ['Bord 3'] } }]);
  });

  describe('finds the address in a line that is written unlike the others', () => {
    const below = (heading: string, line: string) => readPasted(`${heading}\nAnne;;\n${line}`).guests[1]!;
    const nothing = { name: 'Per', email: null, phone: null, maxPeople: null, note: '' };

    it.each([
      ['Navn;E-mail', 'Onkel Per, per@x.dk', { name: 'Onkel Per', email: 'per@x.dk' }],
      ['Navn;E-mail', 'Per <per@x.dk>;', { email: 'per@x.dk' }],
      ['Navn;E-mail', 'Per a@x.dk;b@x.dk', { email: 'b@x.dk', note: 'a@x.dk' }],
      ['Navn;E-mail;Telefon', 'Per, per@x.dk, 20 12 34 56', { email: 'per@x.dk', phone: '+4520123456' }],
      ['Navn;E-mail;Telefon', 'Per 20 12 34 56;per@x.dk;', { email: 'per@x.dk', phone: '+4520123456' }],
      ['Navn;Telefon', 'Per;per@x.dk', { email: 'per@x.dk' }],
      ['Navn;Telefon', 'Per;per@x.dk, 20 12 34 56', { email: 'per@x.dk', phone: '+4520123456' }],
      ['Navn;Antal', 'Per;2;per@x.dk', { email: 'per@x.dk', maxPeople: 2 }],
      ['Navn;Antal', 'Per per@x.dk, vegetar;2', { email: 'per@x.dk', maxPeople: 2, note: 'vegetar' }],
      ['Fornavn;Efternavn;E-mail', 'Per;Holm per@x.dk;', { name: 'Per Holm', email: 'per@x.dk' }],
      ['Navn;E-mail;Note', 'Per;per@x.dk;mor@x.dk kommer også', { email: 'per@x.dk', note: 'mor@x.dk kommer også' }],
    ])('below %j in %j', (heading, line, said) => {
      const read = below(heading, line);
      expect(read.guest).toMatchObject({ ...nothing, ...said });
      expect([isUsable(read), read.notes.filter(({ field }) => field === 'row')]).toEqual([true, []]);
    });

    it.each([
      ['Navn;E-mail', 'Per per@x;', { email: 'per@x' }],
      ['Navn;E-mail', 'Per, per@x', { email: 'per@x' }],
      ['Navn;Antal', 'Per;2;per@x', { email: 'per@x', maxPeople: 2 }],
    ])('below %j in %j, where it is wrong and has to be corrected', (heading, line, said) => {
      const read = below(heading, line);
      expect(read).toMatchObject({ guest: { ...nothing, ...said }, problems: { email: { code: 'email_invalid' } } });
      expect(isUsable(read)).toBe(false);
    });

    it('and leaves names, groups and what stands after the last column as they are where there is none', () => {
      expect(below('Navn;E-mail', 'Holm, Per og Lis;per@x.dk').guest).toMatchObject({ name: 'Holm, Per og Lis' });
      expect(below('Navn;Bord', 'Per;Bord 3').guest).toMatchObject({ name: 'Per', tags: ['Bord 3'] });
      expect(below('Navn;Antal', 'Per;2;x')).toMatchObject({
        guest: { name: 'Per' },
        notes: [{ field: 'row', was: 'x' }],
      });
    });
  });

  it('says that an address which is all there is in a line is wrong', () => {
    expect(one('per.holm@x')).toMatchObject({
      guest: { name: 'Per Holm', email: 'per.holm@x' },
      problems: { email: { code: 'email_invalid' } },
    });
    expect(one('per.holm@x').reason).toBeUndefined();
    expect(one('@x').reason).toBe('required');
  });

  it.each(['12345678', '12 34 56 78', '+45 12345678', '+4512', '1234', '123456789012'])(
    'says that a line with nothing but %j has no valid phone number',
    (text) => {
      const read = one(text);
      expect(read).toMatchObject({
        guest: { name: text, phone: text },
        problems: { phone: { code: 'phone_invalid' } },
      });
      expect([read.reason, read.notes, isUsable(read)]).toEqual([undefined, [], false]);
    },
  );

  it('takes a line with nothing but a valid phone number, and one with other signs, as it is', () => {
    expect(one('20 12 34 56')).toMatchObject({ guest: { phone: '+4520123456' }, problems: {} });
    expect(guestsIn('Navn;Telefon\n;12345678')).toMatchObject([{ problems: { phone: { code: 'phone_invalid' } } }]);
    expect(['---', '@x', 'Navn;Telefon\n;-'].map((text) => one(text).reason)).toEqual(Array(3).fill('required'));
  });

  it('takes no guest from a heading, but from a single line', () => {
    expect(readPasted('Gæster:\nAnne, anne@x.dk')).toMatchObject({ heading: 'Gæster:', count: 1 });
    expect(readPasted('Gæster:')).toMatchObject({ heading: '', count: 1 });
    expect(readPasted('Max\nAnne')).toMatchObject({ heading: '', count: 2 });
  });

  it('keeps an address that cannot be read, and finds the same wrong with it as the form', () => {
    expect(one('Anne anne@x')).toMatchObject({
      guest: { name: 'Anne', email: 'anne@x' },
      notes: [],
      problems: { email: { code: 'email_invalid' } },
    });
    expect(one('Anne 1234567')).toMatchObject({
      guest: { phone: '1234567' },
      problems: { phone: { code: 'phone_invalid' } },
    });
    const [many] = guestsIn('Navn;Antal\nAnne;mange');
    expect(many).toMatchObject({ problems: { maxPeople: { code: 'invalid' } } });
    expect([one('Anne anne@x'), one('Anne 1234567'), many!].map(isUsable)).toEqual([false, false, false]);
  });

  it('says what it has made of a name with the surname first, and of a number that is no phone number', () => {
    const turned = { field: 'name', was: 'Lund, Ole', now: 'Ole Lund' };
    expect(one('Lund, Ole <ole@x.dk>')).toMatchObject({ guest: { name: 'Ole Lund' }, notes: [turned] });
    expect(guestsIn('Navn;E-mail\nAnne;\nLund, Ole <ole@x.dk>;')[1]).toMatchObject({
      guest: { name: 'Ole Lund', email: 'ole@x.dk' },
      notes: [turned],
    });
    const noted = one('Ole Lund, ole@x.dk, 1234');
    expect(noted).toMatchObject({ guest: { phone: null, note: '1234' }, notes: [{ how: 'noted', was: '1234' }] });
    expect(isUsable(noted)).toBe(true);
  });

  it('reads a name in a column as in a line: quotes keep its comma, and one address is of one person (rule: name-turned)', () => {
    expect(guestsIn('Navn,E-mail\nAnne,\n"Kjær, Morten",morten@x.dk')[1]).toMatchObject({
      guest: { name: 'Morten Kjær', email: 'morten@x.dk' },
      notes: [{ field: 'name', was: 'Kjær, Morten', now: 'Morten Kjær' }],
    });
    expect(guestsIn('Navn;E-mail\nAnne;\nKjær, Morten;')[1]).toMatchObject({ guest: { name: 'Kjær, Morten' } });
  });

  it.each([
    ['peter hansen, peter@x.dk', 'Peter Hansen'],
    ['PETER HANSEN', 'Peter Hansen'],
    ['Ronald McDonald', 'Ronald McDonald'],
  ])('writes the name in %j as names are written (rule: name-letters)', (text, name) =>
    expect(one(text).guest.name).toBe(name),
  );

  it('says why a line is no guest', () => {
    expect(guestsIn('Anne\n---\nI alt: 12').map(({ reason }) => reason)).toEqual([undefined, 'required', 'total']);
    expect(guestsIn('Anne\n---').map(isUsable)).toEqual([true, false]);
  });

  it('names a guest after the address when there is no name, and says so', () => {
    expect(one('anne.holm@x.dk')).toMatchObject({ guest: { name: 'Anne Holm' }, notes: [{ field: 'name', was: '' }] });
  });

  it('reads 50 guests, and only counts more', () => {
    expect(readPasted(lines(MOST_PASTED)).guests).toHaveLength(50);
    expect(readPasted(lines(51))).toMatchObject({ count: 51, guests: [] });
  });

  // An expression that tries all divisions of such a text would not end within the time of a test.
  it('reads a very long text', () => {
    for (const text of ['a'.repeat(1_000_000), 'a@'.repeat(500_000), '1 '.repeat(500_000), '- '.repeat(500_000)])
      expect(readPasted(text).count).toBe(1);
    expect(readPasted('a@x.dk, '.repeat(100_000)).count).toBe(100_000);
  });
});

describe('hasSeveral', () => {
  it.each(['Anne\nBo', 'Navn;Mail\nAnne;anne@x.dk', 'Gæster\nAnne', 'Anne <anne@x.dk>, bo@y.dk'])(
    'is true of %j',
    (text) => expect(hasSeveral(text)).toBe(true),
  );
  it.each(['', 'Anne', '\nAnne Holm\n', ';;\nAnne\n,,', 'Anne, Bo og Carl', 'anne@x.dk', 'Anne <anne@x.dk>'])(
    'is false of %j',
    (text) => expect(hasSeveral(text)).toBe(false),
  );
});
