import { describe, expect, it } from '@jest/globals';
import QRCode from 'qrcode';
import { paperAddress, paperCode } from './paper-code';

const ADDRESS = 'https://festlig.example/abcdEFGH';

describe('the code of an invitation on paper (rule: page-on-paper)', () => {
  it('draws each dark module of the code of its address, and no other', () => {
    const { modules } = QRCode.create(ADDRESS, { errorCorrectionLevel: 'M' });
    const drawn = new Set<string>();
    for (const [, x = '', y = '', run = ''] of paperCode(ADDRESS, 'Online').matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
      for (let at = 0; at < Number(run); at += 1) drawn.add(`${Number(x) + at - 4} ${Number(y) - 4}`);
    }
    const dark = [...modules.data].flatMap((isDark, at) =>
      isDark ? [`${at % modules.size} ${Math.floor(at / modules.size)}`] : [],
    );
    expect([...drawn].sort()).toEqual(dark.sort());
  });

  it('is of the short domain, or of our own address without one (rule: short-domain)', () => {
    const origin = 'https://festlig.example';
    expect(paperAddress('/abcdEFGH', { origin, shortUrl: 'https://fest.example/' })).toBe(
      'https://fest.example/abcdEFGH',
    );
    expect(paperAddress('/abcdEFGH', { origin })).toBe(ADDRESS);
  });

  it('says the address in letters, and ends no element with it', () => {
    expect(paperCode(ADDRESS, 'Online')).toContain('Online<br>festlig.example/abcdEFGH</p>');
    expect(paperCode('https://festlig.example/<i>', 'Online')).not.toContain('<i>');
  });
});
