import { describe, expect, it } from '@jest/globals';
import { cleanHtml } from './clean-html';

describe('cleanHtml', () => {
  it('keeps formatting, lists, headings, quotes and links', () => {
    const html =
      '<h2>Hej</h2><h3>Du</h3><p><b>a</b><strong>b</strong><i>c</i><em>d</em><u>e</u><br /></p><ul><li>f</li></ul>' +
      '<ol><li>g</li></ol><blockquote>h</blockquote>' +
      '<p><a href="https://a.example/?x=1">i</a> <a href="mailto:a@b.example">j</a></p>';
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>Hej', 'Hej'],
    ['<p onmouseover="x()" style="position:fixed" class="y">Hej</p>', '<p>Hej</p>'],
    ['<a href="javascript:alert(1)">Hej</a>', '<a>Hej</a>'],
    ['<a href="JaVa&#09;script:alert(1)">Hej</a>', '<a>Hej</a>'],
    ['<a href="data:text/html,x">Hej</a>', '<a>Hej</a>'],
    ['<a href="//evil.example">Hej</a>', '<a>Hej</a>'],
    ['<a href="/logout">Hej</a>', '<a>Hej</a>'],
    ['<a href="logout">Hej</a>', '<a>Hej</a>'],
    ['<a href="https://a.example" target="_blank" onclick="x()">Hej</a>', '<a href="https://a.example">Hej</a>'],
    ['<img src=x onerror=alert(1)>Hej', 'Hej'],
    ['<img src="https://spy.example/pixel.gif">Hej', 'Hej'],
    ['<iframe src="https://evil.example"></iframe><div>Hej</div>', 'Hej'],
    ['<svg><script>alert(1)</script></svg>Hej', 'Hej'],
    ['<p>Hej', '<p>Hej</p>'],
  ])('turns %s into the harmless %s', (html, expected) => expect(cleanHtml(html)).toBe(expected));

  const picturesOf = 'a'.repeat(24);
  const picture = `/media/images/${picturesOf}/${'b'.repeat(24)}/large.jpg`;
  const small = picture.replace('large', 'small');

  it("keeps the party's own pictures, in both sizes, with their words and their space", () => {
    const img = `<p><img onload="x()" class="a" style="position:fixed" alt="Os &lt;to&gt;" src="${picture}" height="1067" width="1600"></p>`;
    const kept = cleanHtml(img, { picturesOf });
    expect(kept).toBe(
      `<p><img src="${picture}" srcset="${small} 800w, ${picture} 1600w" sizes="(max-width: 600px) 100vw, 552px" ` +
        'alt="Os &lt;to&gt;" width="1600" height="1067" loading="lazy" decoding="async" /></p>',
    );
    expect(cleanHtml(kept, { picturesOf })).toBe(kept);
    expect(cleanHtml(`<img src="${picture}" width="640" height="480">`, { picturesOf })).toBe(
      `<img src="${picture}" alt="" width="640" height="480" loading="lazy" decoding="async" />`,
    );
  });

  it.each([
    ['of another site', 'https://spy.example/pixel.gif'],
    ['of another party', picture.replaceAll('a'.repeat(24), 'c'.repeat(24))],
    ['behind a path that leads elsewhere', picture.replace('large.jpg', '../../x/large.jpg')],
    ['at its address on another site', `https://evil.example${picture}`],
    ['at its address without a protocol', `//evil.example${picture}`],
    ['inside the page', 'data:image/png;base64,AAAA'],
    ['of the product', '/media/hero-images/party/confetti-light.jpg'],
    ['that is none', '/logout'],
    ['in a size that is not for texts', picture.replace('large', 'c0ffee-dark')],
    ['with something added to its address', `${picture}?x`],
    ['without an address', ''],
  ])('removes a picture %s', (_, src) => {
    expect(cleanHtml(`<p>Hej<img src="${src}" alt="x"></p>`, { picturesOf })).toBe('<p>Hej</p>');
  });

  it('takes no other source than its own from a picture, and no size that is none', () => {
    const img = `<img src="${picture}" srcset="https://spy.example/a.gif 1w" width="9999999" height="1e3">`;
    expect(cleanHtml(img, { picturesOf })).toBe(`<img src="${picture}" alt="" loading="lazy" decoding="async" />`);
  });

  it("removes every picture where none is wanted, also the party's own", () => {
    expect(cleanHtml(`<p>Hej<img src="${picture}"></p>`)).toBe('<p>Hej</p>');
  });

  it('keeps links that `alsoTo` matches, and no similar ones', () => {
    const alsoTo = /^\(\(link\)\)$/;
    expect(cleanHtml('<a href="((link))">Hej</a>', { alsoTo })).toBe('<a href="((link))">Hej</a>');
    expect(cleanHtml('<a href="((link))x">Hej</a>', { alsoTo })).toBe('<a>Hej</a>');
    expect(cleanHtml('<a href="((link))">Hej</a>')).toBe('<a>Hej</a>');
  });

  it('gives each link the `rel` of the options and drops the one that the host wrote', () => {
    const html = '<a href="https://a.example" rel="opener">Hej</a>';
    expect(cleanHtml(html, { rel: 'noopener' })).toBe('<a href="https://a.example" rel="noopener">Hej</a>');
    expect(cleanHtml(html)).toBe('<a href="https://a.example">Hej</a>');
  });

  const link = (href: string, words: string) => `<p><a href="${href}">${words}</a></p>`;
  const evil = 'https://evil.example/x';
  const part = (words: string) => `<a href="${evil}">${words}</a>`;

  it.each([
    [evil, 'festlig.example/login'],
    [evil, 'https://www.festlig.example'],
    [evil, 'Log ind på festlig.example'],
    [evil, 'FESTLIG.EXAMPLE'],
    [evil, 'x.com'],
    [evil, '<b>festlig</b>.example'],
    [evil, 'festlig\u200b.example'],
    [evil, 'festlig。example'],
    [evil, 'f\u0435stlig.example'],
    [evil, 'evil.example,festlig.example'],
    [evil, 'evil.example@festlig.example'],
    [evil, 'https://evil.example:443@festlig.example'],
    [evil, 'http://192.0.2.7/login'],
    [evil, 'support@festlig.example'],
    [evil, 'Log ind:festlig.example'],
    [evil, 'login/festlig.example'],
    [evil, '→festlig.example'],
    [evil, 'se=festlig.example'],
    [evil, 'notevil.example'],
    ['https:\\\\evil.example', 'festlig.example'],
    ['https://festlig.example@evil.example/', 'festlig.example'],
    ['HTTPS://EVIL.EXAMPLE', 'festlig.example'],
    ['mailto:x@evil.example?subject=a@festlig.example', 'support@festlig.example'],
  ])('says where %s leads behind the words %s', (href, words) => {
    const cleaned = cleanHtml(link(href, words));
    expect(cleaned).toBe(`<p><a href="${href}">${words}</a> (evil.example)</p>`);
    expect(cleanHtml(cleaned)).toBe(cleaned);
    const asEditorsWriteIt = cleaned.replace(' (', '&nbsp;(');
    expect(cleanHtml(asEditorsWriteIt)).toBe(asEditorsWriteIt.replace('&nbsp;', '\u00a0'));
  });

  it.each([
    [evil, 'Se ønskelisten'],
    [evil, 'evil.example'],
    [evil, 'https://evil.example/festlig.example/login'],
    [evil, 'www.evil.example'],
    ['https://www.evil.example', 'Evil.example'],
    ['https://xn--bl-zia.example', 'blå.example'],
    ['mailto:anna@evil.example', 'anna.holm@evil.example'],
    ['mailto:', 'festlig.example'],
    [evil, 'f.eks. kl. 18.30 den 12.maj hos Dr.Holm, 1.sal m.fl.'],
    [evil, 'Hej.<br />Kom'],
    [evil, '...'],
  ])('leaves the link to %s with the words %s as it is', (href, words) =>
    expect(cleanHtml(link(href, words))).toBe(link(href, words)),
  );

  it('says it behind a link that is only a part of what reads as an address', () => {
    expect(cleanHtml(`${part('festlig')}.example`)).toBe(`${part('festlig')} (evil.example).example`);
    expect(cleanHtml(`Se festlig<b>${part('.example')}</b>`)).toBe(
      `Se festlig<b>${part('.example')} (evil.example)</b>`,
    );
    expect(cleanHtml(part('festlig') + part('.example'))).toContain('(evil.example)');
    for (const alone of [`Se ${part('her')}. Kom`, `(${part('her')}).`, `www.${part('evil.example')}/x`]) {
      expect(cleanHtml(alone)).toBe(alone);
    }
  });

  it('reads a long text of links, and one long word, without trying them again and again', () => {
    const many = part('festlig.example').repeat(2000);
    expect(cleanHtml(many).split(' (evil.example)')).toHaveLength(2001);
    for (const word of ['a'.repeat(90_000), 'a.'.repeat(45_000), '.'.repeat(90_000), 'a.-'.repeat(30_000)]) {
      expect(cleanHtml(link(evil, word))).toBe(link(evil, word));
    }
  });

  it('says it behind each of two links, and nothing behind words without one', () => {
    const html = `${link(evil, 'a1.example')}<p>festlig.example</p>${link('https://b.example', 'a2.example')}`;
    expect(cleanHtml(html).match(/\([^)]*\)/g)).toEqual(['(evil.example)', '(b.example)']);
  });

  it('drops the address of a link that leads to no host', () => {
    for (const href of ['https://', 'https://a b.example', `https://${'\u00ad'.repeat(400)}evil.example`]) {
      expect(cleanHtml(link(href, 'Hej'))).toBe('<p><a>Hej</a></p>');
    }
  });

  it('keeps at most fifty nested tags and all the text', () => {
    const depth = (html: string) => html.split('<b>').length - 1;
    expect(depth(cleanHtml(`${'<b>'.repeat(40)}Hej`))).toBe(40);
    const deep = cleanHtml(`${'<b>'.repeat(5000)}Hej`);
    expect(depth(deep)).toBe(50);
    expect(deep).toContain('Hej');
  });
});
