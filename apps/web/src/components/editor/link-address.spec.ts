import { describe, expect, it } from '@jest/globals';
import { linkAddress } from './link-address';

describe('a typed link', () => {
  it('gets https:// when it has no protocol', () => {
    expect(linkAddress(' www.ønskeseddel.dk/emma ')).toBe('https://www.ønskeseddel.dk/emma');
    expect(linkAddress('//festlig.dk')).toBe('https://festlig.dk');
    expect(linkAddress('localhost:3000/a')).toBe('https://localhost:3000/a');
  });

  it('keeps http, https, mailto and the link placeholder of a mail', () => {
    for (const kept of ['http://a.dk', 'HTTPS://a.dk', 'mailto:a@b.dk', '((link))'])
      expect(linkAddress(kept)).toBe(kept);
  });

  it('becomes a mailto address when it is an e-mail address', () => {
    expect(linkAddress('emma@holm.dk')).toBe('mailto:emma@holm.dk');
  });

  it('never becomes an address that runs code', () => {
    expect(linkAddress('javascript:alert(1)')).toBe('https://alert(1)');
    expect(linkAddress('data:text/html,hej')).toBe('https://text/html,hej');
  });

  it('becomes no address when it is blank', () => {
    expect(linkAddress('  ')).toBe('');
  });
});
