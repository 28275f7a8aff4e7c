import { domainToASCII, domainToUnicode } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { domainInLetters } from './punycode';

describe('domainInLetters', () => {
  it.each([
    'blå.example',
    'rødgrød.med.fløde.example',
    'müller-x.example',
    'bücher-und-mehr.example',
    'æøå.example',
    'пример.испытание',
    '例え.テスト',
    '例子.测试',
    'مثال.إختبار',
    '한국어도메인예제.example',
    '🎉🎈.example',
    'a🎉b.example',
    'straße.example',
    'a--b-ø.example',
    `${'ø'.repeat(40)}.example`,
  ])('decodes the ASCII form of %s', (domain) => {
    const ascii = domainToASCII(domain);
    expect(ascii).toContain('xn--');
    expect(domainInLetters(ascii)).toBe(domain);
    expect(domainInLetters(ascii)).toBe(domainToUnicode(ascii));
  });

  it('leaves a domain without encoded labels unchanged', () => {
    expect(domainInLetters('gaest.example')).toBe('gaest.example');
  });
});
