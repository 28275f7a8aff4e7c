import { describe, expect, it } from '@jest/globals';
import { inboxHash, inboxOf, keptForms } from './inbox-of';

describe('the inbox behind an address', () => {
  it.each([
    ['karen@post.example', 'karen@post.example'],
    ['karen+fest@post.example', 'karen@post.example'],
    ['karen+1+2@post.example', 'karen@post.example'],
    ['Karen.Holm+fest@GoogleMail.com', 'karenholm@gmail.com'],
    ['k.a.ren@gmail.com', 'karen@gmail.com'],
    ['karen.holm@post.example', 'karen.holm@post.example'],
    ['karen+fest@xn--bl-zia.example', 'karen@blå.example'],
    ['ｋaren＋fest@post.example', 'karen@post.example'],
    ['+fest@post.example', '+fest@post.example'],
  ])('of %s is %s', (email, inbox) => {
    expect(inboxOf(email)).toBe(inbox);
  });

  it('can be told from others without being named', () => {
    expect(inboxHash('karen+fest@post.example')).toBe(inboxHash('Karen@post.example'));
    expect(inboxHash('karen@post.example')).not.toBe(inboxHash('bo@post.example'));
    expect(inboxHash('karen@post.example')).toMatch(/^[\w-]{43}$/);
  });

  it('is looked for in the forms in which an address has been kept', () => {
    expect(keptForms('Karen@xn--bl-zia.example')).toEqual(['karen@blå.example', 'karen@xn--bl-zia.example']);
    expect(keptForms('karen+fest@post.example')).toEqual(['karen+fest@post.example']);
  });
});
