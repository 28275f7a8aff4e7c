import { describe, expect, it } from '@jest/globals';
import { escapeHtml, htmlToText, unlinked } from './html-text';

describe('htmlToText', () => {
  it('keeps paragraphs, breaks, lists and the addresses of links', () => {
    const html =
      '<h2>Hej</h2><p>Kom <b>gerne</b><br>før</p><ul><li>gave</li><li>godt humør</li></ul>' +
      '<p>Se <a href="https://a.example">kortet</a></p>';
    expect(htmlToText(html)).toBe('Hej\n\nKom gerne\nfør\n\n- gave\n- godt humør\n\nSe kortet (https://a.example)');
  });

  it('writes an address once and decodes entities', () => {
    expect(htmlToText('<a href="https://a.example">https://a.example</a> &amp; &lt;3 Åse')).toBe(
      'https://a.example & <3 Åse',
    );
  });
});

describe('htmlToText of the longest page', () => {
  /** So many that work with quadratic time would take minutes. */
  const MANY = 400_000;
  const breaks = '<br>'.repeat(MANY);

  it.each([
    ['breaks', `Kom${breaks}gerne`, 'Kom\n\ngerne'],
    ['breaks before a list', `Kom${breaks}<ul><li>gave</li></ul>`, 'Kom\n\n- gave'],
    ['breaks separated by other tags', `Kom${'<br> <b></b>'.repeat(MANY)}gerne`, 'Kom\n\ngerne'],
    ['hard spaces', `Kom${'&nbsp;'.repeat(MANY)}gerne`, `Kom${' '.repeat(MANY)}gerne`],
    ['tags that never end', '<p'.repeat(MANY), '<p'.repeat(MANY)],
  ])('converts many %s in linear time', (_what, html, text) => expect(htmlToText(html)).toBe(text));
});

describe('escapeHtml', () => {
  it('escapes every character that could open a tag or end an attribute', () => {
    expect(escapeHtml(`<b a="1" b='2'>&`)).toBe('&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;');
  });
});

describe('unlinked', () => {
  it.each([
    ['http://evil.example click', 'http:|//evil.|example click'],
    ['Win at www.evil.dk/now!', 'Win at www.|evil.|dk/now!'],
    ['anne@evil.example', 'anne@evil.|example'],
  ])('keeps mail programs from making a link of %s', (name, cut) =>
    expect(unlinked(name)).toBe(cut.replaceAll('|', '\u200B')),
  );

  it.each(['Anne B. Holm', 'Karen fylder 50: kl. 18', 'Bo & Åse/Ib...', 'H. C. Andersen jr.'])(
    'leaves a normal name unchanged: %s',
    (name) => expect(unlinked(name)).toBe(name),
  );
});
