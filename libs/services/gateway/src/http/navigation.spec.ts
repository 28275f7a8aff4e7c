import { describe, expect, it } from '@jest/globals';
import { isNavigation } from './navigation';

const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('isNavigation', () => {
  it.each([
    ['a page opened by a browser', { accept, 'sec-fetch-mode': 'navigate' }, true],
    ['a page opened by a browser of before 2023', { accept }, true],
    ['what a script of a page fetches', { accept, 'sec-fetch-mode': 'cors' }, false],
    ['a program that takes anything', { accept: '*/*' }, false],
    ['a program that takes JSON', { accept: 'application/json' }, false],
    ['a program that says nothing', {}, false],
  ])('classifies %s', (_what, headers, shown) => expect(isNavigation(headers)).toBe(shown));
});
