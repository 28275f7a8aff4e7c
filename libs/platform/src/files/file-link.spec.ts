import { describe, expect, it } from '@jest/globals';
import { type FileLink, linkOf, readLink } from './file-link';

const link: FileLink = { method: 'GET', key: 'party/photo.jpg', until: 1_777_629_600_000 };
const text = linkOf(link, 'a secret');
const [content = '', signature = ''] = text.split('.');
const saying = (changes: Partial<FileLink>): string =>
  Buffer.from(JSON.stringify({ ...link, ...changes })).toString('base64url');

describe('a signed link to a file', () => {
  it('returns what the link was signed for', () => {
    expect(readLink(text, 'a secret')).toEqual(link);
  });

  it.each([
    ['signed with another secret', linkOf(link, 'another secret')],
    ['with another method', `${saying({ method: 'PUT' })}.${signature}`],
    ['with another file', `${saying({ key: 'party/other.jpg' })}.${signature}`],
    ['that ends later', `${saying({ until: link.until + 1 })}.${signature}`],
    ['with a signature that is cut off', `${content}.${signature.slice(0, -4)}`],
    ['without a signature', content],
    ['that is empty', ''],
  ])('returns null for a link %s', (_, forged) => {
    expect(readLink(forged, 'a secret')).toBeNull();
  });
});
