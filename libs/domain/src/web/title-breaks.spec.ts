import { describe, expect, it } from '@jest/globals';
import { unbroken, withoutTitleBreaks, withTitleBreaks } from './title-breaks';

/** With `_` for a space at which the line does not break, and `=` for such a hyphen. */
const shown = (title: string, heroImage: string | null = null) =>
  withTitleBreaks(title, heroImage).replaceAll('\u00a0', '_').replaceAll('-\u2060', '=');

describe('where the title of an invitation is not broken (rule: title-breaks)', () => {
  it.each([
    ['a number and the word before it', 'Mormor fylder 80', 'Mormor fylder_80'],
    ['also with a sign after it', 'Grandma turns 100!', 'Grandma turns_100!'],
    ['a number and the years it counts', 'Sofie fylder 40 år', 'Sofie fylder 40_år'],
    ['a conjunction and the word after it', 'Åse og Bjørn', 'Åse og_Bjørn'],
    ['a couple at the beginning of a longer title', 'Åse og Bjørn skal giftes', 'Åse_og_Bjørn skal giftes'],
    ['each name of a couple', 'Sofie Lund og Mads Winther', 'Sofie_Lund og_Mads_Winther'],
    [
      'a couple that does something',
      'Anna Holm and Bo Dahl are getting married',
      'Anna_Holm and_Bo_Dahl are getting married',
    ],
    ['each of three names', 'Bo Kai Dahl & Ida', 'Bo_Kai_Dahl &_Ida'],
    ['each conjunction', 'A & B and C + D', 'A_&_B and_C +_D'],
    ['a place and its preposition', 'Jul i haven', 'Jul i_haven'],
    ['a name at its hyphen', 'Anne-Margrethe fylder 60', 'Anne=Margrethe fylder_60'],
    ['a number at its hyphen', 'Mormors 80-års fødselsdag', 'Mormors 80=års fødselsdag'],
  ])('holds together %s', (_, title, held) => {
    expect(shown(title)).toBe(held);
  });

  it.each([
    ['long numbers', 'Nytårsaften 2027'],
    ['a title that begins with a number', '80 gange ung'],
    ['words with capital letters but no conjunction', 'Sofie Lund Winther'],
    ['a name that does not begin the title', 'Fest for Sofie Lund'],
    ['a conjunction at the end', 'Kom nu og'],
    ['words that only begin like one', 'Festen ogsaa Ida'],
    ['what is wider than a line on a phone', 'Konfirmationsfesten 80'],
    ['a name with a hyphen that is wider than a line', 'Christoffer-Alexander'],
    ['a dash between words', 'Sofie - Bjørn'],
  ])('holds nothing together of %s', (_, title) => {
    expect(withTitleBreaks(title, null)).toBe(title);
  });

  it('breaks within a name that is wider than a line on a phone', () => {
    expect(shown('Sofie Lund og Christian Winther')).toBe('Sofie_Lund og_Christian Winther');
    expect(shown('Sofie Lund og Mads Winther', '/images/hero-linen-wreath-light.jpg')).toBe(
      'Sofie_Lund og_Mads Winther',
    );
  });

  it('holds less together within a frame, where a line is shorter', () => {
    const frame = '/images/hero-linen-wreath-light.jpg';
    expect(shown('Åse og Bjørn skal giftes', frame)).toBe('Åse og_Bjørn skal giftes');
    expect(shown('Anne-Margrethe fylder 60', frame)).toBe('Anne-Margrethe fylder_60');
  });

  it.each(['Anne-Margrethe og Bo fylder 80', 'Christoffer-Alexander'])('can be taken out again: %s', (title) => {
    expect(withoutTitleBreaks(withTitleBreaks(title, null))).toBe(title);
  });

  it('tells the parts that stay on a line', () => {
    expect(unbroken(withTitleBreaks('Anne-Margrethe og Bo', null))).toEqual(['Anne-Margrethe', 'og\u00a0Bo']);
    expect(unbroken('Christoffer-Alexander')).toEqual(['Christoffer', 'Alexander']);
  });
});
