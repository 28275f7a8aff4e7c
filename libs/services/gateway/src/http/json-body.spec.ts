import { describe, expect, it } from '@jest/globals';
import { checkParts } from './json-body';

const check = (json: string) => () => checkParts(Buffer.from(json));
const keys = (count: number) => Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',');
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('the parts of a body', () => {
  it.each([
    ['an object without any', '{}'],
    [
      'five hundred guests who are picked, and five hundred who are not',
      JSON.stringify({ ids: ids(500), except: ids(500) }),
    ],
    ['as many keys as are allowed', `{${keys(1999)}}`],
    ['signs of JSON in a text', JSON.stringify({ csv: '[{"a":1,'.repeat(10_000) })],
    ['a text that ends with a backslash', JSON.stringify({ csv: '\\', file: '[,'.repeat(10_000) })],
    ['other letters than those of ASCII', JSON.stringify({ csv: 'æ,🎉:'.repeat(10_000) })],
    ['sixteen levels', nested(16)],
    ['many lists beside one another', `[${Array(1900).fill('[]').join(',')}]`],
    ['a text that does not end', `{"csv":"${'[,'.repeat(10_000)}`],
    ['what is no JSON', '}}}]]]'],
  ])('are taken where they are %s', (_what, json) => {
    expect(check(json)).not.toThrow();
  });

  it.each([
    ['keys inside', `{"csv":"a","columns":{${keys(2500)}}}`],
    ['keys that no call knows', `{"title":"a",${keys(2500)}}`],
    ['items of a list', `{"ids":[${'1,'.repeat(4000)}1]}`],
    ['lists beside one another', `[${'[],'.repeat(4000)}1]`],
    ['keys behind a text with escaped quotes', `{"csv":"\\"\\\\\\"","columns":{${keys(2500)}}}`],
    ['parts of what is no JSON', ','.repeat(5000)],
  ])('are refused where there are too many: %s', (_what, json) => {
    expect(check(json)).toThrow('too_large');
  });

  it.each([
    ['lists', nested(17)],
    ['objects', '{"a":'.repeat(17)],
    ['lists that do not end', '['.repeat(10_000)],
  ])('are refused where they have more levels than any of ours: %s', (_what, json) => {
    expect(check(json)).toThrow('invalid');
  });
});

function ids(count: number): string[] {
  return Array.from({ length: count }, (_, n) => n.toString(16).padStart(24, '0'));
}
