import { describe, expect, it } from '@jest/globals';
import { inboxHash, inboxOf, keptForms } from './inbox-of';

describe('inboxOf, inboxHash and keptForms', () => {
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
  ])('determine the inbox of %s as %s', (email, inbox) => {
    expect(inboxOf(email)).toBe(inbox);
  });

  it('hash all addresses of an inbox to the same value and other inboxes to others', () => {
    expect(inboxHash('karen+fest@post.example')).toBe(inboxHash('Karen@post.example'));
    expect(inboxHash('karen@post.example')).not.toBe(inboxHash('bo@post.example'));
    expect(inboxHash('karen@post.example')).toMatch(/^[\w-]{43}$/);
  });

  it('list the forms in which an address may be stored', () => {
    expect(keptForms('Karen@xn--bl-zia.example')).toEqual(['karen@blå.example', 'karen@xn--bl-zia.example']);
    expect(keptForms('karen+fest@post.example')).toEqual(['karen+fest@post.example']);
  });
});
