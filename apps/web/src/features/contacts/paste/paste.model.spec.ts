import { readPasted } from '@festlig/domain/contacts/pasted-guests';
import { knownContact } from '@festlig/testing/contacts';
import { describe, expect, it } from '@jest/globals';
import { failureOf, isTheSent, lookedUpBy, type PastedLine, repeated, textOf } from './paste.model';

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

describe('repeated', () => {
  it('finds the same guest and the same address further up (rule: same-address-is-family)', () => {
    const lines = linesOf('Anne anne@x.dk\nBo anne@x.dk\nanne ANNE@x.dk\nCarl\nCarl\nDan 20123456\nEva 20 12 34 56');
    expect([...repeated(lines)]).toEqual([
      [1, { shares: 'Anne' }],
      [2, 'same'],
      [4, 'same'],
      [6, { shares: 'Dan' }],
    ]);
  });

  it('finds nothing among different guests, nor for a line that cannot be added', () => {
    expect(repeated(linesOf('Anne anne@x.dk\nAnne anna@x.dk\nBo\nCarl anne@x\nCarl anne@x')).size).toBe(0);
  });
});

it('looks a guest up by the e-mail, or by the name where there is none', () => {
  expect(lookedUpBy(guestOf('Anne, anne@x.dk'))).toBe('anne@x.dk');
  expect(lookedUpBy(guestOf('Anne, 20123456'))).toBe('anne');
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
