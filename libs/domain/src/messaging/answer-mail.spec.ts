import { describe, expect, it } from '@jest/globals';
import { heroAccent } from '../web/hero-accents';
import { PRODUCT } from './mail-style';
import { answerMail, type AnsweredMail } from './answer-mail';

const link = 'https://festlig.example/sofie40?rid=abc';
const calendar = 'https://festlig.example/api/party/abc/calendar.ics?rid=abc';
const asked = { required: false, hidden: false, onlyComing: true };
const answered: AnsweredMail = {
  invitation: {
    language: 'da',
    title: 'Sofie 40',
    date: '2026-06-12T16:00:00Z',
    endDate: null,
    zone: 'Europe/Copenhagen',
    place: 'Gaden 1',
    programme: [],
    heroUrl: 'https://festlig.example/hero.jpg',
  },
  hostName: 'Sofie',
  guestName: 'Anne Holm',
  isComming: true,
  numberOfPeople: 3,
  fields: { food: 'Nødder', bus: true, old: 'x' },
  asked: [
    { ...asked, id: 'food', name: 'Allergier', type: 'text' },
    { ...asked, id: 'bus', name: 'Vi tager bussen', type: 'choice' },
    { ...asked, id: 'bed', name: 'Vi bliver natten over', type: 'choice' },
    { ...asked, id: 'old', name: 'Gammelt', type: 'text', hidden: true },
  ],
  companions: [],
  comment: '',
  quotesTexts: true,
  link,
  isOpen: true,
  calendar,
  repliesTo: 'Sofie',
};

describe('answerMail', () => {
  it('says to a guest who comes what was answered, when and where, and leads to calendar and answer', () => {
    const { subject, text, html } = answerMail(answered);
    expect(subject).toBe('Kvittering for dit svar · Sofie 40');
    expect(text).toContain('Vi ses, Anne!\nSofie 40\n');
    expect(text).toMatch(/12\. juni/);
    expect(text).toContain('Gaden 1');
    expect(text).toContain('I er 3, der kommer\nAllergier: Nødder\n✓ Vi tager bussen\n\n');
    expect(text).toContain(`Se eller ret dit svar:\n${link}`);
    expect(text).toContain(calendar);
    expect(html).toContain('hero.jpg');
    expect(text).not.toMatch(/Gammelt|natten/);
  });

  it('says whom an answer to the mail reaches, without a link, and nothing where nobody gets it (rule: mail-from-host)', () => {
    const { text, html } = answerMail({ ...answered, repliesTo: 'Sofie www.sofie.dk' });
    for (const part of [text, html]) expect(part).toContain('Svar på denne mail går til Sofie ');
    expect(text + html).not.toContain('www.sofie.dk');
    const none = answerMail({ ...answered, repliesTo: null });
    expect(none.text + none.html).not.toContain('Svar på denne mail');
  });

  it('quotes what the guest has written, as text, to the address on the guest list only (rule: answer-receipt-safe)', () => {
    const comment = 'Vi glæder os <b>meget</b>\nwww.hilsen.dk';
    const { text, html } = answerMail({ ...answered, comment });
    expect(text).toContain('Din hilsen:\nVi glæder os <b>meget</b>\n');
    expect(html).toContain('<strong>Din hilsen</strong><br>Vi glæder os &lt;b&gt;meget&lt;/b&gt;<br>');
    expect(text + html).not.toContain('www.hilsen.dk');
    for (const none of [{ comment, quotesTexts: false }, { comment: ' ' }]) {
      const mail = answerMail({ ...answered, ...none });
      expect(mail.text + mail.html).not.toMatch(/Din hilsen|glæder os/);
    }
  });

  it('names those who come with the guest, to the address on the guest list only (rule: answer-receipt-safe)', () => {
    const companions = ['Bo <b>', 'www.ida.dk'];
    const { text, html } = answerMail({ ...answered, companions });
    expect(text).toContain('I er 3, der kommer\nMed: Bo <b>, www');
    expect(html).toContain('I er 3, der kommer<br>Med: Bo &lt;b&gt;, www');
    expect(text + html).not.toContain('www.ida.dk');
    const english = { ...answered.invitation, language: 'en' as const };
    expect(answerMail({ ...answered, invitation: english, companions }).text).toContain('\nWith: Bo');
    for (const none of [{ companions, quotesTexts: false }, { companions: [] }]) {
      const mail = answerMail({ ...answered, ...none });
      expect(mail.text + mail.html).not.toMatch(/Med: |ida/);
    }
  });

  it('is short to a guest who declines: the picture, but neither place nor calendar', () => {
    const { text, html } = answerMail({ ...answered, isComming: false, numberOfPeople: 0 });
    expect(text).toContain('Tak for dit svar, Anne\nSofie 40\n\nSofie har fået dit svar. Du bliver savnet.');
    for (const part of [text, html]) expect(part).not.toMatch(/Gaden 1|calendar\.ics|Nødder/);
    expect(html).toContain(`src="${answered.invitation.heroUrl}"`);
    expect(text).toContain(link);
  });

  it.each([
    [true, 'da', 'Dit svar', 'I er 3, der kommer'],
    [false, 'da', 'Dit svar', 'Du kan ikke komme'],
    [true, 'en', 'Your reply', '3 of you are coming'],
    [false, 'en', 'Your reply', 'You can’t make it'],
  ] as const)(
    'has the answer under a heading, whatever it is (coming: %s, %s)',
    (isComming, language, heading, answer) => {
      const { text, html } = answerMail({ ...answered, isComming, invitation: { ...answered.invitation, language } });
      expect(text).toContain(`\n\n${heading}:\n${answer}\n`);
      expect(html).toContain(`<p><strong>${heading}</strong><br>${answer}`);
    },
  );

  it('has the picture of the invitation and its accent, whatever the answer (rules: accent-of-picture, mail-look)', () => {
    const heroUrl = 'https://festlig.example/media/hero-images/party/lantern-night-dark.jpg';
    const invitation = { ...answered.invitation, heroUrl };
    for (const isComming of [true, false]) {
      const { html } = answerMail({ ...answered, invitation, isComming });
      expect(html).toContain(`background:${heroAccent(heroUrl)?.light};mso`);
      expect(html).toContain(`src="${heroUrl}"`);
      expect(html).not.toContain(PRODUCT.light);
      const bare = { ...answered.invitation, heroUrl: null };
      expect(answerMail({ ...answered, invitation: bare, isComming }).html).not.toContain('<img');
    }
    const look = { typeface: 'young', accent: { light: '#123456', dark: '#abcdef' } } as const;
    const { html } = answerMail({ ...answered, invitation: { ...invitation, look } });
    expect(html).toContain('background:#123456;mso');
    expect(html).toMatch(/<h1[^>]*font-family:'Young Serif'/);
  });

  it('names who invites as the page does, and the account where the host has not said who', () => {
    const invitation = { ...answered.invitation, invitedBy: 'Clara og Mikkel' };
    for (const isComming of [true, false]) {
      const { text } = answerMail({ ...answered, invitation, isComming });
      expect(text).toContain('Clara og Mikkel har fået');
      expect(text).not.toContain('Sofie har');
      expect(answerMail({ ...answered, isComming }).text).toContain('Sofie har fået');
    }
  });

  it('speaks the language of the party, and does not offer a change when replies are closed', () => {
    const invitation = { ...answered.invitation, language: 'en' as const };
    const { subject, text } = answerMail({ ...answered, invitation, numberOfPeople: 1, isOpen: false });
    expect(subject).toBe('Your reply has arrived · Sofie 40');
    expect(text).toContain('See you there, Anne!');
    expect(text).toContain('You are coming\n');
    expect(text).toContain(`See the invitation:\n${link}`);
    expect(text).not.toContain('change');
  });

  it('has no other links than ours, whatever host and guest have typed, and no text of a stranger (rule: answer-receipt-safe)', () => {
    const evil = 'http://evil.example';
    const typed = {
      ...answered,
      invitation: { ...answered.invitation, title: evil, place: evil, invitedBy: `${evil} ` },
      hostName: evil,
      guestName: `${evil}/${'x'.repeat(200)}`,
      fields: { food: evil, bus: true },
      asked: answered.asked.map((field) => ({ ...field, name: evil })),
    };
    const byAccount = { ...typed, invitation: { ...typed.invitation, invitedBy: '' } };
    for (const mail of [typed, byAccount, { ...typed, quotesTexts: false }]) {
      const { subject, html, text } = answerMail(mail);
      for (const part of [subject, html, text]) expect(part).not.toMatch(/evil\.example|http:\/\/evil|x{31}/);
      expect(new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href))).toEqual(new Set([link, calendar]));
    }
    expect(answerMail({ ...answered, quotesTexts: false }).text).not.toContain('Nødder');
  });
});
