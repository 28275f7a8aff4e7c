import { readPasted } from '@festlig/domain/contacts/pasted-guests';
import { knownContact } from '@festlig/testing/contacts';
import { describe, expect, it } from '@jest/globals';
import {
  doublesOf,
  failureOf,
  inGroups,
  isSkipped,
  isTheSent,
  type PastedLine,
  rewritten,
  textOf,
  togetherFrom,
  turnedBack,
  turnOf,
  withDomainOf,
} from './paste.model';

const linesOf = (text: string): PastedLine[] => readPasted(text).guests.map((guest, id) => ({ ...guest, id }));
const guestOf = (text: string) => linesOf(text)[0]!.guest;

describe('textOf', () => {
  it('returns the lines that are left as they were pasted, below their heading', () => {
    const text = 'Navn;Mail\nAnne;anne@x.dk\nBo;bo@x.dk';
    expect(textOf('Navn;Mail', linesOf(text))).toBe(text);
    expect(textOf('Navn;Mail', linesOf(text).slice(1))).toBe('Navn;Mail\nBo;bo@x.dk');
    expect(textOf('', linesOf('Anne <anne@x.dk>, Bo <bo@x.dk>'))).toBe('Anne <anne@x.dk>\nBo <bo@x.dk>');
  });
});

it('puts the lines that cannot be added first, and each keeps its number (rule: guests-pasted-reviewed)', () => {
  const [anne, bo, carl, dan] = linesOf('Anne\nBo bo@x\nCarl carl@x.dk\nDan') as [
    PastedLine,
    PastedLine,
    PastedLine,
    PastedLine,
  ];
  const order = (lines: PastedLine[]) =>
    inGroups(lines)
      .flatMap((group) => group.lines)
      .map(({ nth, guest }) => [nth, guest.name]);
  expect(order([anne, bo, carl, { ...dan, refused: [{ code: 'phone_invalid' }] }])).toEqual([
    [2, 'Bo'],
    [4, 'Dan'],
    [1, 'Anne'],
    [3, 'Carl'],
  ]);
  expect(order([anne, carl])).toEqual([
    [1, 'Anne'],
    [3, 'Carl'],
  ]);
});

it('puts the lines in doubt after those that cannot be added and before the others, in their own order', () => {
  const text = 'Anne\nLund, Ole <ole@x.dk>\nBo bo@x\nCarl, 2 voksne og 1 barn\nDan dan@x.dk\nEva eva@gmial.com';
  const order = (lines: PastedLine[]) =>
    inGroups(lines)
      .flatMap((group) => group.lines)
      .map(({ nth }) => nth);
  expect(order(linesOf(text))).toEqual([3, 2, 4, 6, 1, 5]);
  // A name that is called as it was written is no longer in doubt.
  expect(order(linesOf(text).map(turnedBack))).toEqual([3, 4, 6, 1, 2, 5]);
});

describe('rewritten', () => {
  const names = (lines: PastedLine[]) => lines.map(({ id, guest }) => `${id} ${guest.name} ${guest.email}`);

  it('reads a line anew in its place, below the heading of the text', () => {
    const lines = readPasted('Navn;Mail\nAnne;anne@x\nBo;bo@x.dk').guests.map((guest, id) => ({ ...guest, id }));
    expect(names(rewritten(lines, lines[0]!, 'Anna;anna@x.dk', 'Navn;Mail'))).toEqual([
      '0 Anna anna@x.dk',
      '1 Bo bo@x.dk',
    ]);
  });

  it('reads a line that now has several guests as several with the number of the line, which no other has', () => {
    const lines = linesOf('Anne anne@x\nBo');
    expect(names(rewritten(lines, lines[0]!, 'Anne <anne@x.dk>, Carl <carl@x.dk>', ''))).toEqual([
      '0 Anne anne@x.dk',
      '2 Carl carl@x.dk',
      '1 Bo null',
    ]);
    const [, bo] = lines as [PastedLine, PastedLine];
    const split = rewritten(lines, bo, 'Bo <bo@x.dk>, Carl <carl@x.dk>', '');
    expect(split.map(({ nth }) => nth)).toEqual([1, 2, 2]);
  });
});

it.each([
  ['Bo, Bo@Gmial.com, 2', 'bo@gmial.com', 'Bo, Bo@gmail.com, 2'],
  ['Bo bo(at)gmial.com', 'bo@gmial.com', 'Bo bo(at)gmail.com'],
  ['Bo', 'bo@gmial.com', 'Bo'],
])('writes the domain that was meant into %j', (text, from, now) =>
  expect(withDomainOf(text, from, 'bo@gmail.com')).toBe(now),
);

describe('doublesOf (rule: guests-pasted-once)', () => {
  const onList = (name: string, email: string | null, phone: string | null = null) => ({
    id: name,
    name,
    email,
    phone,
  });

  it('finds the e-mail and the phone number of lines further up, however they are written', () => {
    const lines = linesOf('Anne anne@x.dk\nBo ANNE@x.dk\nDan 20123456\nEva +45 20 12 34 56\nFie fie@x.dk');
    expect([...doublesOf(lines, [])]).toEqual([
      [1, { by: 'email', name: 'Anne', nth: 1 }],
      [3, { by: 'phone', name: 'Dan', nth: 3 }],
    ]);
  });

  it('names the guest further up by its number, of which the heading and blank lines are counted', () => {
    const lines = linesOf('Navn;E-mail\n;\nAnne;anne@x.dk\n\nBo;anne@x.dk');
    expect([...doublesOf(lines, [])]).toEqual([[1, { by: 'email', name: 'Anne', nth: 3 }]]);
  });

  it('finds them on the list first, and the guest of that name among several', () => {
    const lines = linesOf('Anne anne@x.dk\nBo anne@x.dk\nDan 20123456');
    const known = [onList('Carl', 'anne@x.dk'), onList('BO', 'anne@x.dk'), onList('Dan', null, '+4520123456')];
    expect([...doublesOf(lines, known)]).toEqual([
      [0, { by: 'email', name: 'Carl', nth: null }],
      [1, { by: 'email', name: 'BO', nth: null }],
      [2, { by: 'phone', name: 'Dan', nth: null }],
    ]);
  });

  it('finds the name of a guest without an address, and of no other', () => {
    const lines = linesOf('Carl\nDan\ncarl\nEva eva@x.dk');
    expect([...doublesOf(lines, [onList('dan', 'dan@x.dk'), onList('Eva', null)])]).toEqual([
      [1, { by: 'name', name: 'dan', nth: null }],
      [2, { by: 'name', name: 'Carl', nth: 1 }],
    ]);
  });

  it('finds nothing among different guests, nor for a line that cannot be added', () => {
    const lines = linesOf('Anne anne@x.dk\nAnne anna@x.dk\nBo\nCarl carl@x\nCarl carl@x');
    expect(doublesOf(lines, [onList('Anne', 'anne@y.dk', '+4520123456')]).size).toBe(0);
  });
});

it('skips a line with an address that is there already, unless the host wants it; a name alone is added (rule: guests-pasted-once)', () => {
  const [line] = linesOf('Anne anne@x.dk') as [PastedLine];
  const double = { by: 'email', name: 'Anne', nth: null } as const;
  expect(isSkipped(line, double)).toBe(true);
  expect(isSkipped({ ...line, anyway: true }, double)).toBe(false);
  expect(isSkipped(line, { ...double, by: 'name' })).toBe(false);
  expect(isSkipped(line, undefined)).toBe(false);
});

it('recognises the guest that was sent by name, e-mail and phone', () => {
  const onList = knownContact({ id: 'b'.repeat(24), sid: 'AnneAnne', name: 'Anne', email: 'anne@x.dk' });
  expect(isTheSent(onList, guestOf('Anne, anne@x.dk'))).toBe(true);
  for (const other of ['Bo, anne@x.dk', 'Anne, anna@x.dk', 'Anne, anne@x.dk, 20123456', 'Anne'])
    expect(isTheSent(onList, guestOf(other))).toBe(false);
});

describe('failureOf', () => {
  it('returns the errors of a guest’s fields, after which the next guest can be added', () => {
    expect(failureOf({ status: 422, errors: { email: { code: 'email_invalid' } } })).toEqual({
      refused: [{ code: 'email_invalid' }],
    });
  });

  it.each([
    ['offline', true],
    ['timeout', true],
    [503, true],
    [429, false],
    [404, false],
  ] as const)('ends the run at %s; that the guest may have been added is %s', (status, unsure) => {
    expect(failureOf({ status, errors: { root: { code: 'unexpected' } } })).toEqual({ unsure });
  });
});

it('adds the first line alone, and later ones some at a time, but alone what was sent before without an answer', () => {
  const lines = Array.from({ length: 12 }, (_, id) => ({ id }) as PastedLine);
  const never = () => false;
  expect([0, 1, 6, 11].map((at) => togetherFrom(lines, at, never))).toEqual([1, 5, 5, 1]);
  const third = ({ id }: PastedLine) => id === 3;
  expect([1, 3, 4].map((at) => togetherFrom(lines, at, third))).toEqual([2, 1, 5]);
});

it('calls a guest as it was written when the name was turned round, and leaves other names (rule: name-turned)', () => {
  const [turned, plain] = linesOf('Lund, Ole, ole@x.dk\nAnne, anne@x.dk') as [PastedLine, PastedLine];
  expect([turned.guest.name, turnOf(turned)?.was, turnOf(plain)]).toEqual(['Ole Lund', 'Lund, Ole', undefined]);
  expect(turnedBack(turned)).toMatchObject({ guest: { name: 'Lund, Ole', email: 'ole@x.dk' }, notes: [] });
  expect(turnedBack(plain)).toBe(plain);
});
