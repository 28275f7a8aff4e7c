import { describe, expect, it } from '@jest/globals';
import { isFilePath, returnPath, returnQuery } from './return-path';

describe('where to go after log-in', () => {
  it.each(['/da/parties', '/sommerfest/contacts?page=2', '/'])('goes back to %s', (path) => {
    expect(returnPath(path, '/home')).toBe(path);
    expect(new URLSearchParams(returnQuery(path)).get('return')).toBe(path);
  });

  it.each([null, '', 'https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'da/parties'])(
    'does not go to %j',
    (path) => expect(returnPath(path, '/home')).toBe('/home'),
  );

  it('tells the address of a file from the address of a page', () => {
    expect(isFilePath('/export/abcdEFGH/contacts.csv')).toBe(true);
    expect(isFilePath('/exporters/contacts')).toBe(false);
  });
});
