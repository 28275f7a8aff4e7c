import { describe, expect, it } from '@jest/globals';
import { checkMailText } from './check-template';
import { checkText } from './check-text';
import { segmentsOf, textBody } from './text-body';
import { TELLINGS, tellingTemplate } from './telling-template';

const party = {
  title: 'Emma & Ole',
  date: '2027-06-12T13:00:00Z',
  zone: 'Europe/Copenhagen',
  place: 'Gaden 1',
  replyBy: '2027-06-01',
};

describe('a ready message to guests who are invited (rules: telling-offered, reminder-offered)', () => {
  it.each(TELLINGS.flatMap((telling) => (['da', 'en'] as const).map((language) => [telling, language] as const)))(
    'of kind %s in %s names the guest and the page, and may be saved and texted',
    (telling, language) => {
      const { name, email, text } = tellingTemplate(telling, language, party, 'Bo <i>');
      expect(name).toContain('Emma & Ole');
      expect(email).toContain('((name))');
      expect(email).toContain('<p>((link))</p>');
      expect(email).toContain('Bo &lt;i&gt;');
      expect(checkMailText(email)).toEqual({});
      expect(checkText(text)).toEqual({});
    },
  );

  it.each(TELLINGS.flatMap((telling) => (['da', 'en'] as const).map((language) => [telling, language] as const)))(
    'of kind %s in %s ends as a text with the whole name of the host (rule: text-says-who)',
    (telling, language) =>
      expect(tellingTemplate(telling, language, party, 'Kirsten Bang').text).toMatch(/\n[^\n]+ Kirsten Bang$/),
  );

  it.each(['da', 'en'] as const)('asks for the answer in one part of a text that names the party: %s', (language) => {
    for (const replyBy of [party.replyBy, null]) {
      const { text } = tellingTemplate(
        'reminder',
        language,
        { ...party, title: 'Kirsten fylder 50', replyBy },
        'Kirsten Bang',
      );
      expect(text).toContain(': Kirsten fylder 50\n((link))\n');
      expect(text.includes(language === 'da' ? 'senest' : ' by ')).toBe(replyBy !== null);
      const link = 'https://festlig.example/Feststar?cid=Qw3rty12';
      expect(segmentsOf(textBody(text, { name: 'Anne-Mette', link }))).toEqual({ count: 1, costly: [] });
    }
  });

  it('says in practical details when and where, and in thanks neither (rule: message-starters)', () => {
    const emailOf = (telling: 'practical' | 'thanks') => tellingTemplate(telling, 'da', party, 'Bo').email;
    expect(emailOf('practical')).toContain('lørdag den 12. juni 2027 kl. 15.00, Gaden 1.');
    expect(emailOf('thanks')).not.toMatch(/juni|Gaden/);
  });

  it.each(TELLINGS)('fits one guest and a family in the words of kind %s, in Danish', (telling) => {
    const { email, text } = tellingTemplate(telling, 'da', party, 'Bo');
    for (const words of [email, text])
      expect(words).not.toMatch(/(?<!\p{L})(du|dig|dit|din|dine|I|jer|jeres)(?!\p{L})/u);
  });

  it('says by when to reply, and nothing of a day when there is none', () => {
    expect(tellingTemplate('reminder', 'da', party, 'Bo').email).toContain('senest tirsdag den 1. juni');
    expect(tellingTemplate('reminder', 'en', { ...party, replyBy: null }, 'Bo').email).toContain('as soon as you know');
  });

  it('says of a change of one of the two that the other is the same', () => {
    const emailOf = (telling: 'newTime' | 'newPlace', language: 'da' | 'en') =>
      tellingTemplate(telling, language, party, 'Bo').email;
    expect(emailOf('newPlace', 'da')).toContain('Festen er flyttet til Gaden 1. Tiden er den samme.');
    expect(emailOf('newPlace', 'en')).toContain('The party has moved to Gaden 1. The time is the same.');
    expect(emailOf('newTime', 'da')).toContain('lørdag den 12. juni 2027 kl. 15.00. Stedet er det samme.');
    expect(emailOf('newTime', 'en')).toContain('Saturday 12 June 2027 at 15:00. The place is the same.');
    expect(tellingTemplate('newPlace', 'da', party, 'Bo').name).toBe('Nyt sted: Emma & Ole');
    expect(tellingTemplate('newTime', 'da', party, 'Bo').name).toBe('Ny tid: Emma & Ole');
  });

  it('says what was before where that is known', () => {
    const emailOf = (telling: 'newTime' | 'newPlace' | 'changed', language: 'da' | 'en', changes: object) =>
      tellingTemplate(telling, language, { ...party, was: { ...party, ...changes } }, 'Bo').email;
    const hour = { date: '2027-06-12T16:00:00Z' };
    expect(emailOf('newTime', 'da', hour)).toContain('12. juni 2027 kl. 15.00 i stedet for kl. 18.00. Stedet');
    expect(emailOf('newTime', 'en', hour)).toContain('12 June 2027 at 15:00 instead of 18:00. The place');
    const day = { date: '2027-06-13T16:00:00Z' };
    expect(emailOf('newTime', 'da', day)).toContain('15.00 i stedet for søndag den 13. juni 2027 kl. 18.00.');
    expect(emailOf('newPlace', 'da', { place: 'Vejen 2' })).toContain(
      'flyttet til Gaden 1 i stedet for Vejen 2. Tiden',
    );
    expect(emailOf('newPlace', 'en', { place: '' })).toContain('moved to Gaden 1. The time');
    expect(emailOf('newPlace', 'en', { place: 'x'.repeat(101) })).toContain('moved to Gaden 1. The time');
    expect(emailOf('changed', 'da', { ...hour, place: 'Vejen 2' })).toContain(
      'Gaden 1. Før: lørdag den 12. juni 2027 kl. 18.00, Vejen 2.',
    );
  });

  it('says the new time and place', () => {
    const { email } = tellingTemplate('changed', 'da', party, 'Bo');
    expect(email).toContain('lørdag den 12. juni 2027 kl. 15.00, Gaden 1.');
    expect(tellingTemplate('changed', 'en', { ...party, place: '' }, 'Bo').email).toContain('15:00.');
  });
});
