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

  it('keeps at most fifty nested tags and all the text', () => {
    const depth = (html: string) => html.split('<b>').length - 1;
    expect(depth(cleanHtml(`${'<b>'.repeat(40)}Hej`))).toBe(40);
    const deep = cleanHtml(`${'<b>'.repeat(5000)}Hej`);
    expect(depth(deep)).toBe(50);
    expect(deep).toContain('Hej');
  });
});
