import { describe, expect, it } from '@jest/globals';
import { maskEmail } from './mask-email';

describe('maskEmail', () => {
  it.each([
    ['karen.holm@post.example', 'k•••@post.example'],
    ['a@post.example', 'a•••@post.example'],
    ['åse@post.example', 'å•••@post.example'],
  ])('masks %s as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
