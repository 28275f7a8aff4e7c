import { describe, expect, it } from '@jest/globals';
import { inboxHash, inboxOf } from './inbox-of';

describe('the inbox behind an address', () => {
  it.each([
    ['karen@post.example', 'karen@post.example'],
    ['karen+fest@post.example', 'karen@post.example'],
    ['karen+1+2@post.example', 'karen@post.example'],
    ['Karen.Holm+fest@GoogleMail.com', 'karenholm@gmail.com'],
    ['k.a.ren@gmail.com', 'karen@gmail.com'],
    ['karen.holm@post.example', 'karen.holm@post.example'],
  ])('of %s is %s', (email, inbox) => {
    expect(inboxOf(email)).toBe(inbox);
  });

  it('can be told from others without being named', () => {
    expect(inboxHash('karen+fest@post.example')).toBe(inboxHash('Karen@post.example'));
    expect(inboxHash('karen@post.example')).not.toBe(inboxHash('bo@post.example'));
    expect(inboxHash('karen@post.example')).toMatch(/^[\w-]{43}$/);
  });
});
