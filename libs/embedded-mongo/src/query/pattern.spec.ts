import { describe, expect, test } from '@jest/globals';
import { BSONRegExp } from 'bson';
import { compilePattern } from './pattern';

const finds = (pattern: string, options: string, text: string): boolean => compilePattern(pattern, options).test(text);

describe('compilePattern', () => {
  test.each<[pattern: string, options: string, found: string[], others: string[]]>([
    ['^a.c$', '', ['abc', 'a\rc', 'a\u2028c', 'a😀c', 'abc\n'], ['a\nc', 'abc\n\n', 'xabc']],
    ['^a.c$', 's', ['a\nc'], ['a\n\nc']],
    ['^b', 'm', ['a\nb'], ['a\rb', 'ab']],
    ['^', 'm', ['', 'a\n'], []],
    ['a$', 'm', ['a\nb'], ['a\rb', 'ab']],
    ['^\\s$', '', [' ', '\t', '\v', '\n'], ['\u00a0', '\u2028', 'a']],
    ['^\\S$', '', ['\u00a0', 'a'], [' ', '\v']],
    ['^[\\s-]$', '', [' ', '-'], ['\u00a0']],
    ['^[^\\S]$', '', [' '], ['\u00a0', 'a']],
    ['^[\\S\\s]$', '', [' ', 'a', '\n'], ['ab']],
    ['^\\w$', 'i', ['k', 'K', '_'], ['\u212a', 'å']],
    ['^\\d+$', '', ['12'], ['٣']],
    ['å', 'i', ['Å', 'xå'], ['a']],
    ['a\\.b\\-c\\@\\/', '', ['a.b-c@/'], ['axb-c@/']],
    ['^\\p{Lu}', '', ['Å'], ['å']],
    ['(?:a|b)(?=c)(?!cd)', '', ['ac', 'xbc'], ['acd', 'a']],
    ['[.$^|]x', '', ['.x', '$x'], ['ax']],
  ])('makes %j with options %j find the same texts as MongoDB', (pattern, options, found, others) => {
    expect(found.filter((text) => !finds(pattern, options, text))).toEqual([]);
    expect(others.filter((text) => finds(pattern, options, text))).toEqual([]);
  });

  test('keeps the options of a JavaScript or BSON expression', () => {
    expect([compilePattern(/^A/i).test('a'), compilePattern(new BSONRegExp('^a.b', 's')).test('a\nb')]).toEqual([true, true]);
  }); // prettier-ignore

  test.each([
    ['a', 'x'], ['a', 'g'], ['(', ''], ['\\', ''], ['(a)\\1', ''], ['(?<n>a)\\k<n>', ''], ['[[:alpha:]]', ''], ['[[.a.]]', ''], ['[]a]', ''], ['[^]', ''],
    ['\\h', ''], ['\\v', ''], ['\\A', ''], ['\\Z', ''], ['\\Qa\\E', ''], ['\\u00e6', ''], ['(?i)a', ''], ['(?i:a)', ''], ['(?>a)', ''], ['(?#x)', ''], ['(?P<n>a)', ''],
    ['a++', ''], ['[\\w.]', 'i'], ['\\p{Lu}', 'i'],
  ])('refuses %j with options %j, which JavaScript reads differently or not at all', (pattern, options) => {
    expect(() => compilePattern(pattern, options)).toThrow(expect.objectContaining({ codeName: 'BadValue' }));
  }); // prettier-ignore
});
