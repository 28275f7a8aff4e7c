import { describe, expect, it } from '@jest/globals';
import { digestOf } from '../identity/token-digest';
import {
  isSubscriptionSignature,
  isTextSubscription,
  subscriptionHash,
  subscriptionHashes,
  subscriptionPath,
  subscriptionSignature,
  textSubscriptionHash,
  textSubscriptionPath,
} from './subscription';

const SECRET = 'a secret of the tests';

describe('subscription links', () => {
  it('have the same hash however the address is written', () => {
    const hash = subscriptionHash('aase@example.dk');
    expect(hash).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(subscriptionHash('  Aase@Example.DK ')).toBe(hash);
    expect(subscriptionHash('bo@example.dk')).not.toBe(hash);
    expect(subscriptionHash('a\u030Ase@example.dk')).toBe(subscriptionHash('\u00E5se@example.dk'));
  });

  it('have one hash for all addresses of an inbox, equal to the hash of its plain address', () => {
    const hash = digestOf('aase@blå.example', 'base64url');
    for (const email of ['aase@blå.example', 'Aase+fest@blå.example', 'aase@xn--bl-zia.example', 'ａase@blå.example']) {
      expect(subscriptionHash(email)).toBe(hash);
    }
    expect(subscriptionHash('aase.fest@blå.example')).not.toBe(hash);
  });

  it('are also recognised by the hashes of addresses stored in older forms', () => {
    expect(subscriptionHashes('aase@example.dk')).toEqual([subscriptionHash('aase@example.dk')]);
    const before = ['aase+fest@blå.example', 'aase+fest@xn--bl-zia.example'];
    expect(subscriptionHashes('aase+fest@blå.example')).toEqual(
      ['aase@blå.example', ...before].map((email) => digestOf(email, 'base64url')),
    );
  });

  it('say whether they are those of a phone number, and never contain it', () => {
    const hash = textSubscriptionHash('+4520123456');
    expect(hash).toMatch(/^tel-[A-Za-z0-9_-]{43}$/);
    expect(textSubscriptionHash('+4520123457')).not.toBe(hash);
    expect(isTextSubscription(hash)).toBe(true);
    expect(isTextSubscription(subscriptionHash('aase@example.dk'))).toBe(false);
    expect(isTextSubscription(`tel-${'a'.repeat(39)}`)).toBe(false);
    const path = textSubscriptionPath('+4520123456', SECRET);
    expect(path).toBe(`/unsubscribe/${hash}/${subscriptionSignature(hash, SECRET)}`);
    expect(path).not.toContain('20123456');
  });

  it('have a signature that requires the secret', () => {
    const hash = subscriptionHash('aase@example.dk');
    const signature = subscriptionSignature(hash, SECRET);
    expect(signature).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(isSubscriptionSignature(hash, signature, SECRET)).toBe(true);
    expect(isSubscriptionSignature(hash, subscriptionSignature(hash, 'another secret'), SECRET)).toBe(false);
    expect(isSubscriptionSignature(subscriptionHash('bo@example.dk'), signature, SECRET)).toBe(false);
    expect(isSubscriptionSignature(hash, '', SECRET)).toBe(false);
    expect(isSubscriptionSignature(hash, `${signature}x`, SECRET)).toBe(false);
  });

  it('lead to the page without revealing the address', () => {
    const path = subscriptionPath('aase@example.dk', SECRET);
    const [, route, hash = '', signature = ''] = path.split('/');
    expect(route).toBe('unsubscribe');
    expect(isSubscriptionSignature(hash, signature, SECRET)).toBe(true);
    expect(path).not.toContain('aase');
  });
});
