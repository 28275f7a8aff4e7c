import { expect, it } from '@jest/globals';
import { partyLink } from './party-link';

it.each([
  [{ sid: 'abcdEFGH', slug: null }, 'https://festlig.example', 'https://festlig.example/abcdEFGH'],
  [{ sid: 'abcdEFGH', slug: 'emma-30' }, 'https://fest.example/', 'https://fest.example/emma-30'],
  [{ sid: 'abcdEFGH', slug: 'emma-30' }, 'http://localhost:3000', 'http://localhost:3000/emma-30'],
])('the link to %j at %s is %s', (party, base, link) => expect(partyLink(party, base)).toBe(link));
