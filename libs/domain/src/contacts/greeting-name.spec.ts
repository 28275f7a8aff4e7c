import { describe, expect, it } from '@jest/globals';
import { greetingName } from './greeting-name';

describe('greetingName (rule: greeted-by-name)', () => {
  it.each([
    ['Anna Bjerregård', 'Anna'],
    ['  Bo   Holm ', 'Bo'],
    ['Anna', 'Anna'],
    ['Karen von Blixen', 'Karen'],
    ['anna bjerregård', 'anna'],
    ['Jean-Pierre Martin', 'Jean-Pierre'],
    ['Åse Østergård', 'Åse'],
    ['Theodor Holm', 'Theodor'],
    ['Frøya Holm', 'Frøya'],
  ])('greets the person %s by first name', (name, greeting) => expect(greetingName(name)).toBe(greeting));

  it.each([
    ['Anne Marie Holm', 'Anne Marie'],
    ['Hans Christian Andersen', 'Hans Christian'],
    ['Anna Bjerregård Holm', 'Anna'],
    // A surname may be a first name too.
    ['Lars Peter', 'Lars'],
  ])('keeps two first names that are used as one: %s', (name, greeting) => expect(greetingName(name)).toBe(greeting));

  it.each([
    'Anna og Bo',
    'Anna and Bo Holm',
    'Anna & Bo',
    'Anna, Bo og Carl',
    'Fam. Holm',
    'Family Holm',
    'Auntie Ann',
    'The Smiths',
    'Onkel Ole',
    'Fru Jensen',
    'Naboerne i opgang B',
    'Holm+1',
    'Fodbold U12',
    '',
  ])('keeps the whole name “%s”, which is not one person’s', (name) => expect(greetingName(name)).toBe(name));

  it.each([
    ['Familien Krogh', 'familien Krogh'],
    ['familien Krogh', 'familien Krogh'],
    ['Krogh family', 'Krogh family'],
    ['The Krogh family', 'The Krogh family'],
    ['Familie Krogh', 'Familie Krogh'],
    ['Naboen og Familien Krogh', 'Naboen og Familien Krogh'],
  ])('writes the Danish “Familien” small, as within a sentence, and no other word: %s', (name, greeting) =>
    expect(greetingName(name)).toBe(greeting),
  );
});
