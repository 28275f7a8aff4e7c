import { describe, expect, it } from '@jest/globals';
import { lineTexts } from './pasted-line';

const nothing = { name: '', email: '', phone: '', maxPeople: '', note: '' };
const read = (line: string) => {
  const { texts, note } = lineTexts(line);
  return { ...texts, note };
};

describe('lineTexts', () => {
  it.each([
    ['Anne Holm', { name: 'Anne Holm' }],
    ['- Anne Holm', { name: 'Anne Holm' }],
    ['12. Anne Holm', { name: 'Anne Holm' }],
    ['[x] Anne & Bo', { name: 'Anne & Bo' }],
    ['Anne, Bo og Carl', { name: 'Anne, Bo og Carl' }],
    ['"Anne-Marie Holm"', { name: 'Anne-Marie Holm' }],
    [
      'Anne\tHolm\tanne@x.dk\t20123456\t4',
      { name: 'Anne Holm', email: 'anne@x.dk', phone: '20123456', maxPeople: '4' },
    ],
  ])('reads the name in %j', (line, said) => {
    expect(read(line)).toEqual({ ...nothing, ...said });
  });

  it.each([
    ['Anne Holm <anne@x.dk>', { email: 'anne@x.dk' }],
    ['anne@x.dk Anne Holm', { email: 'anne@x.dk' }],
    ['Anne Holm: anne(at)x.dk', { email: 'anne@x.dk' }],
    ['Anne Holm, mail: anne @ x.dk', { email: 'anne@x.dk' }],
    ['Anne Holm anne@', { email: 'anne@' }],
    ['Anne Holm tlf. 20 12 34 56', { phone: '20 12 34 56' }],
    ['20 12 34 56 Anne Holm', { phone: '20 12 34 56' }],
    ['Anne Holm (+45) 20 12 34 56', { phone: '(+45) 20 12 34 56' }],
    ['Anne Holm 1234567', { phone: '1234567' }],
    ['Anne Holm, 1234', { phone: '1234' }],
    ['Anne Holm 1234', { phone: '1234' }],
    ['Anne Holm 20 12 34', { phone: '20 12 34' }],
    ['Anne Holm, 20 12 34', { phone: '20 12 34' }],
  ])('reads the address in %j, also where it is wrong', (line, said) => {
    expect(read(line)).toEqual({ ...nothing, name: 'Anne Holm', ...said });
  });

  it.each([
    ['Lund, Ole <ole@x.dk>', 'Ole Lund'],
    ['"Lund, Ole Peter" <ole@x.dk>', 'Ole Peter Lund'],
    ['von Bülow, Anne-Marie <am@x.dk>', 'Anne-Marie von Bülow'],
    ['Hansen, Peter', 'Peter Hansen'],
    ['Hansen, Peter Emil, peter@x.dk', 'Peter Emil Hansen'],
    ['Nørgaard, Åse', 'Åse Nørgaard'],
    ['"Kjær, Morten"', 'Morten Kjær'],
    ['"Kjær, Morten", morten@x.dk, 2', 'Morten Kjær'],
    ['- "Kjær,  Morten" 20 12 34 56', 'Morten Kjær'],
    ['Lund, Ole, ole@x.dk', 'Ole Lund'],
    ['Lund, Ole, 20 12 34 56, ole@x.dk, vegetar', 'Ole Lund'],
  ])('turns the surname that stands first in %j, and says so', (line, name) => {
    const { texts, notes } = lineTexts(line);
    expect(texts.name).toBe(name);
    expect(notes).toMatchObject([{ field: 'name', how: 'mended', now: name }]);
  });

  it.each([
    ['Ole Lund, ole@x.dk', 'Ole Lund'],
    ['Lund, Ole', 'Lund, Ole'],
    ['Anne, Bo, anne@x.dk, bo@x.dk', 'Anne, Bo'],
    ['Anne, Bo, 20 12 34 56, 20 12 34 57', 'Anne, Bo'],
    ['Anne, Bo, anne@x.dk, 2', 'Anne, Bo'],
    ['Hansen, Jensen, hj@x.dk', 'Hansen, Jensen'],
    ['Anne Holm, Bo, anne@x.dk', 'Anne Holm, Bo'],
    ['"Anne, Bo og Carl"', 'Anne, Bo og Carl'],
    ['"Anne Holm, Bo"', 'Anne Holm, Bo'],
    ['Hansen, Jensen', 'Hansen, Jensen'],
    ['Hansen, Peter og Mette', 'Hansen, Peter og Mette'],
    ['Lund, Ole, Per', 'Lund, Ole, Per'],
    ['Lund, Ole, Per <ole@x.dk>', 'Lund, Ole, Per'],
    ['Hansen, Jensen og Lund', 'Hansen, Jensen og Lund'],
    ['Hansen, Jensen og Lund <lund@x.dk>', 'Hansen, Jensen og Lund'],
    ['Anne Holm, Bo Dam <bo@x.dk>', 'Anne Holm, Bo Dam'],
    ['Familien, Ole <ole@x.dk>', 'Familien, Ole'],
  ])('turns no name in %j', (line, name) => {
    expect(lineTexts(line)).toMatchObject({ texts: { name }, notes: [] });
  });

  it.each([
    ['Per uden mail', 'Per uden mail'],
    ['Per uden mail, 20 12 34 56', 'Per uden mail'],
    ['Per uden telefon per@x.dk', 'Per uden telefon'],
    ['Anne Mail', 'Anne Mail'],
    ['Fejl Mail fejl@@example', 'Fejl Mail'],
    ['Fejl Mail: fejl@@example', 'Fejl'],
    ['Fejl Mail – fejl@@example', 'Fejl Mail'],
    ['Mobil Tlf 1234567', 'Mobil Tlf'],
    ['Anne tlf. 1234567', 'Anne'],
    ['Anne Tlf 20123456', 'Anne'],
    ['Anne mail anne@x.dk', 'Anne'],
    ['Anne mail – anne@x.dk', 'Anne'],
    ['Anne (mail: anne@x.dk)', 'Anne'],
    ['Anne mobil, 20 12 34 56', 'Anne'],
    ['Anne tlf. (+45) 20 12 34 56', 'Anne'],
    ['Anne mail:', 'Anne'],
    ['Anne, mail', 'Anne'],
  ])('takes a word such as mail off the name in %j only where it says what follows', (line, name) => {
    expect(read(line)).toMatchObject({ name, note: '' });
  });

  it.each([
    ['Juul 2 voksne og 1 barn', '2 voksne og 1 barn'],
    ['Juul (2 voksne, 1 barn)', '2 voksne, 1 barn'],
    ['Juul – 4 pers.', '4 pers.'],
    ['Juul på 4', '4'],
    ['Juul x2', '2'],
    ['Juul +1', '+1'],
    ['Juul, to voksne', 'to voksne'],
  ])('reads the number of people in %j', (line, maxPeople) => {
    expect(read(line)).toEqual({ ...nothing, name: 'Juul', maxPeople });
  });

  it('tells a number of people from a phone number beside it', () => {
    expect(read('Juul 20123456 2')).toMatchObject({ phone: '20123456', maxPeople: '2' });
    expect(read('Juul +1 20123456')).toMatchObject({ phone: '20123456', maxPeople: '+1' });
    expect(read('Juul 2\t20123456')).toMatchObject({ phone: '20123456', maxPeople: '2' });
  });

  it('leaves the number of people in a name of which it is a part', () => {
    expect(read('Anne og 2 børn')).toEqual({ ...nothing, name: 'Anne og 2 børn' });
  });

  it('takes what is neither name nor address as the note, so that nothing is lost', () => {
    const line = 'Anne Holm, Vestergade 12, 8000 Aarhus C, anne@x.dk, vegetar';
    const note = 'Vestergade 12, 8000 Aarhus C, vegetar';
    expect(read(line)).toEqual({ ...nothing, name: 'Anne Holm', email: 'anne@x.dk', note });
    expect(read('Anne Holm (vegetar)')).toMatchObject({ name: 'Anne Holm', note: 'vegetar' });
    expect(read('Anne Holm, anne@x.dk, 1234')).toMatchObject({ phone: '', note: '1234' });
    expect(read('Anne Holm, 8000 Aarhus')).toMatchObject({ phone: '', note: '8000 Aarhus' });
    expect(read('Anne Holm, Bord 3')).toMatchObject({ name: 'Anne Holm', note: 'Bord 3', maxPeople: '' });
  });

  it('says that a number which is no phone number is in the note', () => {
    const told = [{ field: 'phone', how: 'noted', was: '1234', now: null }];
    expect(lineTexts('Anne Holm, anne@x.dk, 1234')).toMatchObject({ note: '1234', notes: told });
    expect(lineTexts('Anne Holm, 20 12 34 56, 1234')).toMatchObject({ note: '1234', notes: told });
    expect(lineTexts('Anne Holm, anne@x.dk, Bord 3')).toMatchObject({ note: 'Bord 3', notes: [] });
    expect(lineTexts('Anne Holm, 1234')).toMatchObject({ texts: { phone: '1234' }, note: '', notes: [] });
  });

  it('reads a number of four to six digits at the end of a name as after a comma, and takes no shorter one as a phone number', () => {
    const told = [{ field: 'phone', how: 'noted', was: '1234', now: null }];
    expect(lineTexts('Uffe Kort 1234')).toEqual(lineTexts('Uffe Kort, 1234'));
    expect(lineTexts('Uffe Kort 1234, uffe@x.dk')).toMatchObject({
      texts: { name: 'Uffe Kort', phone: '' },
      notes: told,
    });
    for (const line of ['Bord 12', 'Holger Danske 2', 'Juul 120'])
      expect(lineTexts(line)).toMatchObject({ texts: { phone: '' }, note: '', notes: [] });
    for (const name of ['Anne og 1234', 'R2D2', 'Anne 1234x'])
      expect(lineTexts(name)).toMatchObject({ texts: { name, phone: '' }, note: '', notes: [] });
  });

  it.each([
    ['Uffe Kort Bord 12', { name: 'Uffe Kort', note: 'Bord 12' }],
    ['Uffe Kort bord nr. 3', { name: 'Uffe Kort', note: 'bord nr. 3' }],
    ['Uffe Kort Table 4, uffe@x.dk', { name: 'Uffe Kort', email: 'uffe@x.dk', note: 'Table 4' }],
    ['Familien Lund 4 Bord 12', { name: 'Familien Lund', maxPeople: '4', note: 'Bord 12' }],
    ['Familien Lund Bord 12, 2 voksne', { name: 'Familien Lund', maxPeople: '2 voksne', note: 'Bord 12' }],
    ['Uffe Kort Bord 1234', { name: 'Uffe Kort', note: 'Bord 1234' }],
    ['Bord 12: Uffe Kort', { name: 'Uffe Kort', note: 'Bord 12' }],
    ['Bord 12, Uffe Kort', { name: 'Uffe Kort', note: 'Bord 12' }],
    ['Bord 12', { name: 'Bord 12' }],
    ['Bord 12 (vegetar)', { name: 'Bord 12', note: 'vegetar' }],
  ])('takes the table in %j as the note, and its number never as one of people', (line, said) => {
    expect(read(line)).toEqual({ ...nothing, ...said });
  });

  it.each([
    ['Familien Lund 4', { name: 'Familien Lund', maxPeople: '4' }],
    ['Anne Bord 2 voksne', { name: 'Anne Bord', maxPeople: '2 voksne' }],
    ['Hans Bordgaard 2', { name: 'Hans Bordgaard', maxPeople: '2' }],
    ['Anne Bord', { name: 'Anne Bord' }],
  ])('sees no table in %j', (line, said) => {
    expect(read(line)).toEqual({ ...nothing, ...said });
  });

  it('takes a second address as the note, never as the name', () => {
    expect(read('a@x.dk / b@x.dk')).toEqual({ ...nothing, email: 'a@x.dk', note: '/ b@x.dk' });
    expect(read('Anne a@x.dk (b@x.dk)')).toEqual({ ...nothing, name: 'Anne', email: 'a@x.dk', note: 'b@x.dk' });
  });

  it.each(['---', '- -', ' , ', ''])('finds no guest in %j', (line) => {
    expect(read(line)).toEqual(nothing);
  });
});
