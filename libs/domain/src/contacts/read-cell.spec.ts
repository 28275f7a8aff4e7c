import { describe, expect, it } from '@jest/globals';
import { nameFromEmail, readEmail, readPhone, saysNothing } from './read-cell';

describe('readEmail (rule: import-cells-mended)', () => {
  it.each(['anne@example.dk', 'Anne@Example.DK', 'mailto:anne@example.dk'])('takes %j as it is', (cell) => {
    expect(readEmail(cell)).toEqual({ value: 'anne@example.dk', how: 'plain' });
  });

  it.each([
    'anne @ example.dk',
    'anne@example. dk',
    'anne@example.dk.',
    'anne@example.dk,',
    '<anne@example.dk>',
    'Anne Holm <anne@example.dk>',
    '"Holm, Anne" <mailto:anne@example.dk>',
    'E-mail: anne@example.dk',
    'anne(at)example.dk',
    'anne [at] example.dk',
    'anne at example.dk',
    'anne@example,dk',
    'anne@@example.dk',
    'anne@example..dk',
    'anne@example.dk; bo@example.dk',
    'anne@example.dk, bo@example.dk',
    'anne@example.dk og bo@example.dk',
    'anne@example.dk / bo@example.dk',
    'intet; anne@example.dk',
    'anne@example.dk (arbejde)',
    'anne@example.dk arbejde',
  ])('understands %j', (cell) => {
    expect(readEmail(cell)).toEqual({ value: 'anne@example.dk', how: 'mended' });
  });

  it.each([
    'anne',
    'anne@',
    '@example.dk',
    'anne hansen@example.dk',
    'anne@example',
    'spørg Bo',
    `${'a'.repeat(250)}@x.dk`,
  ])('does not guess what %j means', (cell) => {
    expect(readEmail(cell)).toEqual({ value: null, how: 'dropped' });
  });
});

describe('readPhone (rule: import-cells-mended)', () => {
  it.each([
    '20123456',
    '20 12 34 56',
    '20.12.34.56',
    '+45 20-12-34-56',
    '0045 20123456',
    '(+45) 20 12 34 56',
    '4520123456',
  ])('takes %j as it is', (cell) => {
    expect(readPhone(cell)).toEqual({ value: '+4520123456', how: 'plain' });
  });

  it.each([
    ['tlf. 20 12 34 56', '+4520123456'],
    ['Mobil: 20123456', '+4520123456'],
    ['mobil 20123456 (Bo)', '+4520123456'],
    ['+45 (0)20123456', '+4520123456'],
    ['ring 20123456 efter kl. 17', '+4520123456'],
    ['20123456 / 30123456', '+4520123456'],
    ['20123456, 30123456', '+4520123456'],
    ['20 12 34 56 eller 30 12 34 56', '+4520123456'],
    ['20123456 30123456', '+4520123456'],
    ['Anne 20123456, Bo 30123456', '+4520123456'],
    ['1234 / 30123456', '+4530123456'],
    ['46701234567', '+46701234567'],
    ['privat +46 70 123 45 67', '+46701234567'],
  ])('understands %j as %s', (cell, value) => {
    expect(readPhone(cell)).toEqual({ value, how: 'mended' });
  });

  it.each(['1234', '2012 345', 'ring til Bo', '4,52E+09', '99999999999999', '+45 2012345', '1'.repeat(300)])(
    'does not guess what %j means',
    (cell) => {
      expect(readPhone(cell)).toEqual({ value: null, how: 'dropped' });
    },
  );
});

describe('an empty cell', () => {
  it.each(['', '-', '–', '?', 'n/a', 'ingen', 'None'])('is also %j', (cell) => {
    expect(saysNothing(cell)).toBe(true);
  });

  it.each(['0', 'anne', '2', 'mange'])('is not %j', (cell) => {
    expect(saysNothing(cell)).toBe(false);
  });
});

it.each([
  ['anne.holm@example.dk', 'Anne Holm'],
  ['anne@example.dk', 'Anne'],
  ['bo_juul+fest@example.dk', 'Bo Juul'],
  ['øjvind-1@example.dk', 'Øjvind 1'],
])('makes a name of the address %s', (email, name) => {
  expect(nameFromEmail(email)).toBe(name);
});
