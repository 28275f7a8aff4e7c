import { describe, expect, it } from '@jest/globals';
import { isFollowed } from './followed.model';

describe('a list that is open (rule: contact-list-live)', () => {
  it('is fetched again by itself when a page of it is read from an index', () => {
    expect(isFollowed({ sort: 'name' }, false)).toBe(true);
    expect(isFollowed({ sort: '-createdAt' }, false)).toBe(true);
    expect(isFollowed({ sort: '-name', state: 'silent', tag: 'Familie' }, false)).toBe(true);
  });

  it('is not when that would read thousands of guests: in a search, and in a filter that is not by name', () => {
    expect(isFollowed({ sort: 'name', search: 'bo' }, false)).toBe(false);
    expect(isFollowed({ sort: 'email', state: 'silent' }, false)).toBe(false);
    expect(isFollowed({ sort: '-createdAt', tag: 'Familie' }, false)).toBe(false);
  });

  it('waits in a state, which guests leave by answering, while the pointer is over the rows, and otherwise does not', () => {
    expect(isFollowed({ sort: 'name', state: 'silent' }, true)).toBe(false);
    expect(isFollowed({ sort: 'name' }, true)).toBe(true);
    expect(isFollowed({ sort: 'name', tag: 'Familie' }, true)).toBe(true);
  });
});
