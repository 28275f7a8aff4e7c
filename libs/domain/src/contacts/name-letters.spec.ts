import { describe, expect, it } from '@jest/globals';
import { nameLetters } from './name-letters';

describe('nameLetters (rule: name-letters)', () => {
  it.each([
    ['peter hansen', 'Peter Hansen'],
    ['PETER HANSEN', 'Peter Hansen'],
    ['anne-marie Ørsted', 'Anne-Marie Ørsted'],
    ['peter Hansen', 'Peter Hansen'],
    ['bare Et Navn', 'Bare Et Navn'],
    ['karen von Blixen', 'Karen von Blixen'],
    ['anne og Bo', 'Anne og Bo'],
    ['anne-marie ørsted', 'Anne-Marie Ørsted'],
    ["sean o'brien", "Sean O'Brien"],
    ['van der berg', 'Van der Berg'],
    ['karen von blixen', 'Karen von Blixen'],
    ['ELLEN AF ROSENBORG', 'Ellen af Rosenborg'],
    ['simone de beauvoir', 'Simone de Beauvoir'],
    ['anne og bo', 'Anne og Bo'],
    ['familien juul', 'Familien Juul'],
    ['bo', 'Bo'],
  ])('writes %j as %j', (typed, name) => expect(nameLetters(typed)).toBe(name));

  it.each([
    'Peter Hansen',
    'von Bülow',
    'de la Cour',
    'af Rosenborg',
    'naboerne i Opgang b',
    'iPeter Hansen',
    'Ronald McDonald',
    'deLillo',
    'Karen von Blixen',
    'DSB',
    'JP',
    '李明',
    '',
  ])('leaves %j as it is', (name) => expect(nameLetters(name)).toBe(name));
});
