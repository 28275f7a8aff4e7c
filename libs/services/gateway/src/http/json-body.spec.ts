import { describe, expect, it } from '@jest/globals';
import { checkParts } from './json-body';

const check = (json: string) => () => checkParts(Buffer.from(json));
const keys = (count: number) => Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',');
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('checkParts', () => {
  it.each([
    ['no members', '{}'],
    [
      'five hundred guests who are picked, and five hundred who are not',
      JSON.stringify({ ids: ids(500), except: ids(500) }),
    ],
    ['the most keys allowed', `{${keys(1999)}}`],
    ['JSON syntax in a text', JSON.stringify({ csv: '[{"a":1,'.repeat(10_000) })],
    ['a text that ends with a backslash', JSON.stringify({ csv: '\\', file: '[,'.repeat(10_000) })],
    ['letters outside ASCII', JSON.stringify({ csv: 'æ,🎉:'.repeat(10_000) })],
    ['sixteen levels', nested(16)],
    ['many lists beside one another', `[${Array(1900).fill('[]').join(',')}]`],
    ['a text that does not end', `{"csv":"${'[,'.repeat(10_000)}`],
    ['invalid JSON', '}}}]]]'],
  ])('accepts a body with %s', (_what, json) => {
    expect(check(json)).not.toThrow();
  });

  it.each([
    ['inner keys', `{"csv":"a","columns":{${keys(2500)}}}`],
    ['keys that no call knows', `{"title":"a",${keys(2500)}}`],
    ['items of a list', `{"ids":[${'1,'.repeat(4000)}1]}`],
    ['lists beside one another', `[${'[],'.repeat(4000)}1]`],
    ['keys after a text with escaped quotes', `{"csv":"\\"\\\\\\"","columns":{${keys(2500)}}}`],
    ['members of invalid JSON', ','.repeat(5000)],
  ])('refuses a body with too many members: %s', (_what, json) => {
    expect(check(json)).toThrow('too_large');
  });

  it.each([
    ['lists', nested(17)],
    ['objects', '{"a":'.repeat(17)],
    ['lists that do not end', '['.repeat(10_000)],
  ])('refuses a body with too many levels: %s', (_what, json) => {
    expect(check(json)).toThrow('invalid');
  });
});

function ids(count: number): string[] {
  return Array.from({ length: count }, (_, n) => n.toString(16).padStart(24, '0'));
}
