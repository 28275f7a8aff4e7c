import { describe, expect, it } from '@jest/globals';
import { maskEmail } from './mask-email';

describe('a masked address', () => {
  it.each([
    ['karen.holm@post.example', 'k•••@post.example'],
    ['a@post.example', 'a•••@post.example'],
    ['åse@post.example', 'å•••@post.example'],
  ])('of %s is %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
