import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from './html-text';
import type { MailTemplate } from './invitation-mail';
import { buttonHtml, mailHtml } from './mail-frame';

const texts = {
  da: {
    subject: 'Bekræft din e-mail',
    eyebrow: 'Velkommen til Festlig',
    title: 'Bekræft din e-mail',
    hello: (name: string) => `Hej ${name}`,
    words: 'Tryk på knappen, så ved vi, at adressen er din. Derefter kan du sende dine invitationer.',
    button: 'Bekræft min e-mail',
    lasts: 'Linket virker i 3 dage.',
    footer: 'Har du ikke oprettet dig hos Festlig, kan du roligt slette denne mail.',
  },
  en: {
    subject: 'Confirm your email',
    eyebrow: 'Welcome to Festlig',
    title: 'Confirm your email',
    hello: (name: string) => `Hi ${name}`,
    words: 'Press the button so that we know the address is yours. Then you can send your invitations.',
    button: 'Confirm my email',
    lasts: 'The link works for 3 days.',
    footer: 'If you did not sign up for Festlig, you can safely delete this email.',
  },
} as const;

/** The mail behind `user.email-verification-requested`. */
export function verificationMail(language: Language, name: string, link: string): MailTemplate {
  const { subject, eyebrow, title, hello, words, button, lasts, footer } = texts[language];
  return {
    subject,
    html: mailHtml({
      language,
      subject,
      preheader: words,
      hero: null,
      eyebrow,
      title,
      facts: [],
      wordsHtml: `<p>${escapeHtml(hello(name))}</p><p>${words}</p>${buttonHtml(escapeHtml(link), button)}<p>${lasts}</p>`,
      footerHtml: footer,
    }),
    text: [hello(name), words, `${button}:\n${link}`, lasts, `-- \n${footer}`].join('\n\n'),
  };
}
