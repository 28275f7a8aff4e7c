import { describe, expect, it } from '@jest/globals';
import { escapeHtml, htmlToText, unlinked } from './html-text';

describe('plain text of a mail', () => {
  it('keeps paragraphs, breaks, lists and where links go', () => {
    const html =
      '<h2>Hej</h2><p>Kom <b>gerne</b><br>før</p><ul><li>gave</li><li>godt humør</li></ul>' +
      '<p>Se <a href="https://a.example">kortet</a></p>';
    expect(htmlToText(html)).toBe('Hej\n\nKom gerne\nfør\n\n- gave\n- godt humør\n\nSe kortet (https://a.example)');
  });

  it('says an address once and decodes entities', () => {
    expect(htmlToText('<a href="https://a.example">https://a.example</a> &amp; &lt;3 Åse')).toBe(
      'https://a.example & <3 Åse',
    );
  });
});

describe('plain text of a page as long as it may be', () => {
  /** So many that work which grows by the square would take minutes. */
  const MANY = 400_000;
  const breaks = '<br>'.repeat(MANY);

  it.each([
    ['breaks', `Kom${breaks}gerne`, 'Kom\n\ngerne'],
    ['breaks before a list', `Kom${breaks}<ul><li>gave</li></ul>`, 'Kom\n\n- gave'],
    ['breaks that are cut by other tags', `Kom${'<br> <b></b>'.repeat(MANY)}gerne`, 'Kom\n\ngerne'],
    ['hard spaces', `Kom${'&nbsp;'.repeat(MANY)}gerne`, `Kom${' '.repeat(MANY)}gerne`],
    ['tags that never end', '<p'.repeat(MANY), '<p'.repeat(MANY)],
  ])('is made of many %s in one go', (_what, html, text) => expect(htmlToText(html)).toBe(text));
});

describe('escaping', () => {
  it('leaves nothing that could open a tag or end an attribute', () => {
    expect(escapeHtml(`<b a="1" b='2'>&`)).toBe('&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;');
  });
});

describe('a name in a mail', () => {
  it.each([
    ['http://evil.example click', 'http:|//evil.|example click'],
    ['Win at www.evil.dk/now!', 'Win at www.|evil.|dk/now!'],
    ['anne@evil.example', 'anne@evil.|example'],
  ])('is nothing to make a link of: %s', (name, cut) => expect(unlinked(name)).toBe(cut.replaceAll('|', '\u200B')));

  it.each(['Anne B. Holm', 'Karen fylder 50: kl. 18', 'Bo & Åse/Ib...', 'H. C. Andersen jr.'])(
    'is as it was written: %s',
    (name) => expect(unlinked(name)).toBe(name),
  );
});
