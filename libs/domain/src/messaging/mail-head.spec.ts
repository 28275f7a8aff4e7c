import { describe, expect, it } from '@jest/globals';
import { gladPaper } from '../web/accent-rules';
import { type MailFrame, mailHtml, mailLook } from './mail-frame';

const PICTURES = 'https://festlig.example/media/hero-images';
const DRAWN = `${PICTURES}/wedding/mail/linen-wreath-light.jpg`;
const frame: MailFrame = {
  ...mailLook({ heroUrl: DRAWN }),
  language: 'da',
  subject: 'Bryllup',
  preheader: '',
  eyebrow: 'Du er inviteret',
  title: 'Anna og Bos bryllup',
  sender: 'host',
  facts: ['Lørdag den 19. juni 2027'],
  wordsHtml: '<p>Kære gæst</p>',
  footerHtml: '',
};
/** The cells of the card, from above. */
const cells = (html: string) => html.split(/<tr>(?=<td (?:class="pad|style))/).slice(1);

describe('the head of a mail (rule: mail-look)', () => {
  it('is one card: the picture, and directly below it who invites, the title and the facts on its colour', () => {
    const [picture, title, , words] = cells(mailHtml(frame));
    expect(picture).toContain('style="font-size:0;line-height:0"><img class="first"');
    expect(picture).toContain('background:#e4d9ca');
    for (const part of [
      'Du er inviteret',
      'bryllup</h1>',
      'Lørdag den 19. juni 2027',
      'class="line"',
      'color:#2a2320',
    ]) {
      expect(title).toContain(part);
    }
    expect(words).toContain('Kære gæst');
  });

  it('has the lower part of a frame below the facts, on the same ground, so that they stand within it', () => {
    const [, title, foot, words] = cells(mailHtml(frame));
    expect(title).toContain('padding:8px 48px');
    expect(foot).toContain(`src="${PICTURES}/wedding/feet/linen-wreath-light.jpg" alt="" width="600" height="150"`);
    expect(words).toContain('Kære gæst');
  });

  it('has one ground behind its rows, which shows where one ends within a pixel, and none of their own', () => {
    const html = mailHtml({ ...frame, ...mailLook({ heroUrl: `${PICTURES}/birthday/mail/candle-glow-dark.jpg` }) });
    for (const mail of [html, mailHtml(frame)]) {
      const [, rows = ''] = mail.split('<td class="first below" bgcolor=');
      expect(rows).toContain('bryllup</h1>');
      expect(rows).not.toMatch(/<td (class="pad[^>]*|style="[^>]*)background/);
      expect(mail.split('bgcolor="#4a3030"').length + mail.split('bgcolor="#e4d9ca"').length).toBe(3);
    }
  });

  it('is closed by the lower part of another drawing, which is less high', () => {
    const html = mailHtml({ ...frame, ...mailLook({ heroUrl: `${PICTURES}/party/mail/confetti-dusk-dark.jpg` }) });
    expect(cells(html)[2]).toContain('/feet/confetti-dusk-dark.jpg" alt="" width="600" height="110"');
  });

  it('ends below the facts where the drawing hangs: its lower part would be an empty ground', () => {
    const html = mailHtml({
      ...frame,
      ...mailLook({ heroUrl: `${PICTURES}/birthday/mail/balloon-morning-light.jpg` }),
    });
    expect(html).toContain('/mail/balloon-morning-light.jpg');
    expect(html).not.toContain('/feet/');
  });

  it('begins with the title where the page has it above what is drawn, and ends with the picture', () => {
    const url = `${PICTURES}/birthday/mail/candle-glow-dark.jpg`;
    const html = mailHtml({ ...frame, ...mailLook({ heroUrl: url }) });
    const [title, picture, words] = cells(html);
    expect(title).toContain('bryllup</h1>');
    expect(html).toContain(
      'class="first below" bgcolor="#4a3030" style="background:#4a3030;border-radius:15px 15px 0 0"',
    );
    expect(picture).toContain(`src="${url}" alt="" width="600" height="236"`);
    expect(words).toContain('Kære gæst');
    expect(html.match(/<img/g)).toHaveLength(1);
  });

  it('stands below a host’s own picture on paper with a little of the accent, in any height of the picture', () => {
    const url = 'https://festlig.example/media/images/1/2/mail/c0ffee-wreath-dark.jpg';
    const accent = { light: '#205570', dark: '#aaccdd' };
    const html = mailHtml({ ...frame, ...mailLook({ heroUrl: url, look: { typeface: 'bricolage', accent } }) });
    const ground = gladPaper(accent.light);
    const [picture, title, words] = cells(html);
    expect(picture).toContain('width="600" style="display:block;width:100%;max-width:600px;height:auto;');
    expect(html).toContain(`class="first below" bgcolor="${ground}"`);
    expect(title).toContain('class="line"');
    expect(words).toContain('Kære gæst');
    expect(html).not.toContain('class="rule"');
    expect(html).toContain(`[data-ogsb] .below{background:${ground}!important}`);
  });

  it.each([
    ['the part of a frame that older sends show', `${PICTURES}/wedding/parts/linen-wreath-light.jpg`],
    ['a host’s own picture', 'https://festlig.example/media/images/1/2/c0ffee-wreath-dark.jpg'],
  ])('has one picture with %s', (_, url) => {
    const html = mailHtml({ ...frame, ...mailLook({ heroUrl: url }) });
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).toContain('class="pad top');
  });

  it('of our own bears the product’s name, unless the picture of the invitation is at the top (rule: mail-plain-link)', () => {
    const named = (changes: Partial<MailFrame>) =>
      mailHtml({ ...frame, sender: 'product', ...changes }).includes('>Festlig<');
    expect(named({ hero: null })).toBe(true);
    expect(named({})).toBe(false);
  });

  it.each([
    ['Lørdag den 19. juni 2027 kl. 17.30', '2027 kl.\u00a017.30<'],
    ['Saturday 19 June 2027 at 17:30', '2027 at\u00a017:30<'],
    ['At kl. Hansen', '>At kl. Hansen<'],
  ])('has a clock on one line with the word before it: %s', (fact, written) => {
    expect(mailHtml({ ...frame, facts: [fact] })).toContain(written);
  });

  it('has no fine line where no facts follow', () => {
    expect(mailHtml({ ...frame, facts: [] })).not.toContain('class="line"');
  });

  it('keeps its colours where a mail program turns dark', () => {
    const html = mailHtml(frame);
    expect(html).toContain('[data-ogsb] .below{background:#e4d9ca!important}');
    expect(html).toContain('[data-ogsc] .below .letters{color:#2a2320!important}');
    expect(mailHtml({ ...frame, hero: null })).not.toContain('.below');
  });

  it.each([
    ['a mail without a picture', null],
    ['a picture whose colours are not known', 'https://festlig.example/media/hero-images/party/no-drawing-dark.jpg'],
  ])('stands on the card in %s, above a line across', (_, url) => {
    const html = mailHtml({ ...frame, ...mailLook({ heroUrl: url }) });
    expect(html).toContain('class="pad top" align="center" style="padding:40px');
    expect(html).toContain('class="title ink"');
    expect(html).toContain('class="rule"');
    expect(html).not.toContain('below" bgcolor');
  });
});
