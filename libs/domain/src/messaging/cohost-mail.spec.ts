import { describe, expect, it } from '@jest/globals';
import { cohostMail } from './cohost-mail';

const words = {
  title: 'Sofie 40',
  hostName: 'Sofie',
  link: 'https://festlig.example/Feststar/cohost/i/s?a=1&b=2',
  unsubscribe: 'https://festlig.example/unsubscribe/h/s',
};

describe('cohostMail', () => {
  it.each([
    ['da', 'Sofie vil have dig med som medvært · Sofie 40', 'Bliv medvært', '14 dage'],
    ['en', 'Sofie would like you to be a co-host · Sofie 40', 'Become a co-host', '14 days'],
  ] as const)(
    'says in %s who invites to what, for how long, and how to stop such mails',
    (language, subject, button, days) => {
      const mail = cohostMail(language, words);
      expect(mail.subject).toBe(subject);
      for (const part of [mail.html, mail.text]) {
        expect(part).toContain(button);
        expect(part).toContain(days);
        expect(part).toContain(words.unsubscribe);
      }
      expect(mail.text).toContain(`${button}:\n${words.link}`);
      expect(mail.html).toContain('href="https://festlig.example/Feststar/cohost/i/s?a=1&amp;b=2"');
    },
  );

  it('turns no name and no title into markup or a link', () => {
    const { subject, html, text } = cohostMail('da', {
      ...words,
      hostName: '<b>win.example</b>',
      title: 'https://evil.example',
    });
    expect(html).not.toContain('<b>win');
    for (const part of [subject, html, text]) {
      expect(part).not.toContain('win.example');
      expect(part).not.toContain('https://evil.example');
    }
  });
});
