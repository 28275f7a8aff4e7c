import { describe, expect, it } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { PageTemplate, takesGzip } from './page-template';

const MARKS = /<[ab]>/g;

describe('PageTemplate', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 5 });
  const clean = (text: string) => text.replace(MARKS, '');

  it('is the page with what each visitor has of their own, compressed or not', () => {
    fc.assert(
      fc.property(texts, texts, (given, own) => {
        const [a = '', b = ''] = own;
        const html = given.map(clean).join('<a><b>');
        const template = new PageTemplate(html, MARKS);
        const of = (mark: string) => (mark === '<a>' ? a : b);
        const whole = html.replace(MARKS, of);
        const plain = template.filled(of, { gzip: false });
        expect([plain.isGzip, plain.body.toString()]).toEqual([false, Buffer.from(whole).toString()]);
        const packed = template.filled(of, { gzip: true });
        expect([packed.isGzip, gunzipSync(packed.body).toString()]).toEqual([true, Buffer.from(whole).toString()]);
      }),
    );
  });

  it('compresses the part of a visitor that is worth it, however long it is', () => {
    const template = new PageTemplate(`${'the same '.repeat(1000)}<a>`, MARKS);
    const own = 'their own '.repeat(20_000);
    const { body } = template.filled(() => own, { gzip: true });
    expect(gunzipSync(body).toString()).toBe('the same '.repeat(1000) + own);
    expect(body.length).toBeLessThan(2000);
  });

  it('puts nothing of one visitor into the page of the next', () => {
    const template = new PageTemplate('Dear <a>!', MARKS);
    const pages = ['Anne', 'Bo'].map((name) => gunzipSync(template.filled(() => name, { gzip: true }).body).toString());
    expect(pages).toEqual(['Dear Anne!', 'Dear Bo!']);
  });
});

describe('takesGzip', () => {
  it.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, GZIP;q=0.8, *;q=0.1', 'gzip; q=0.001'])(
    'says yes to %s',
    (accepted) => {
      expect(takesGzip(accepted)).toBe(true);
    },
  );

  it.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'br, gzip; q=0.0', 'x-gzip-like'])(
    'says no to %s',
    (accepted) => {
      expect(takesGzip(accepted)).toBe(false);
    },
  );
});
