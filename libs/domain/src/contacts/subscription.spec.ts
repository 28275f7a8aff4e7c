import { describe, expect, it } from '@jest/globals';
import { digestOf } from '../identity/token-digest';
import {
  isSubscriptionSignature,
  isTextSubscription,
  subscriptionHash,
  subscriptionHashes,
  subscriptionPath,
  subscriptionSignature,
  keyedHash,
  textSubscriptionHash,
  textSubscriptionPath,
  unkeyedTextHash,
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
    const hash = textSubscriptionHash('+4520123456', SECRET);
    expect(hash).toMatch(/^sms-[A-Za-z0-9_-]{22}$/);
    expect(textSubscriptionHash('+4520123457', SECRET)).not.toBe(hash);
    expect(isTextSubscription(hash)).toBe(true);
    expect(isTextSubscription(subscriptionHash('aase@example.dk'))).toBe(false);
    expect(isTextSubscription(`tel-${'a'.repeat(39)}`)).toBe(false);
    expect(isTextSubscription(`sms-${'a'.repeat(39)}`)).toBe(false);
    const path = textSubscriptionPath('+4520123456', SECRET);
    expect(path).toBe(`/unsubscribe/${hash}/${subscriptionSignature(hash, SECRET)}`);
    expect(path).not.toContain('20123456');
  });

  it('have a hash of a number that cannot be computed without the secret, although numbers are few', () => {
    const hash = textSubscriptionHash('+4520123456', SECRET);
    expect(textSubscriptionHash('+4520123456', 'another secret')).not.toBe(hash);
    const withoutSecret = ['+4520123456', 'tel:+4520123456', unkeyedTextHash('+4520123456')];
    for (const text of withoutSecret) expect(hash.slice(4)).not.toBe(digestOf(text, 'base64url').slice(0, 22));
    // A signature of an earlier link can be read in that link.
    expect(subscriptionSignature(unkeyedTextHash('+4520123456'), SECRET)).not.toContain(hash.slice(4));
  });

  it('know the hash that an earlier version gave the number', () => {
    const before = unkeyedTextHash('+4520123456');
    expect(before).toBe(`tel-${digestOf('tel:+4520123456', 'base64url')}`);
    expect(isTextSubscription(before)).toBe(true);
    expect(keyedHash(before, SECRET)).toBe(textSubscriptionHash('+4520123456', SECRET));
    for (const other of [subscriptionHash('aase@example.dk'), textSubscriptionHash('+4520123456', SECRET), 'tel-x'])
      expect(keyedHash(other, SECRET)).toBe(other);
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
