import type { Language } from '@festlig/contracts/define';
import { escapeHtml, unlinked } from './html-text';
import type { MailTemplate } from './invitation-mail';
import { buttonAndLinkHtml, mailHtml, mailLook, ownText } from './mail-frame';

/** The texts of a mail with one button. */
export interface AccountTexts {
  subject: string;
  eyebrow: string;
  words: string;
  button: string;
  /** The last sentence: how long the link works, for example. */
  lasts: string;
  footer: string;
}

const verification: Record<Language, AccountTexts> = {
  da: {
    subject: 'Bekræft din e-mail',
    eyebrow: 'Velkommen til Festlig',
    words:
      'Tryk på knappen, så ved vi, at adressen er din. Derefter kan du sende dine invitationer, og en, der venter på det, sendes med det samme.',
    button: 'Bekræft min e-mail',
    lasts: 'Linket virker i 3 dage.',
    footer: 'Har du ikke oprettet dig hos Festlig, kan du roligt slette denne mail.',
  },
  en: {
    subject: 'Confirm your e-mail',
    eyebrow: 'Welcome to Festlig',
    words:
      'Click the button so that we know the address is yours. Then you can send your invitations, and one that is waiting for this is sent at once.',
    button: 'Confirm my e-mail',
    lasts: 'The link works for 3 days.',
    footer: 'If you did not sign up for Festlig, you can safely delete this e-mail.',
  },
};

/** To an address that is to replace the confirmed one of an account. It does not name that one: the new one may be misspelt. */
const change: Record<Language, AccountTexts> = {
  da: {
    subject: 'Din nye e-mail skal bekræftes',
    eyebrow: 'Din konto hos Festlig',
    words:
      'Din konto skal skifte til denne adresse. Det sker først, når du trykker på knappen. Indtil da beholder kontoen den adresse, den har.',
    button: 'Skift til denne e-mail',
    lasts: 'Linket virker i 3 dage.',
    footer: 'Har du ikke bedt om at skifte, kan du roligt slette denne mail. Så sker der ikke mere.',
  },
  en: {
    subject: 'Confirm your new e-mail',
    eyebrow: 'Your Festlig account',
    words:
      'This is to be the new e-mail address of your account. The change only takes effect when you click the button. Until then your account keeps its current address.',
    button: 'Change to this e-mail',
    lasts: 'The link works for 3 days.',
    footer: 'If you did not ask for the change, you can safely delete this e-mail. Nothing else will happen.',
  },
};

const recovery: Record<Language, AccountTexts> = {
  da: {
    subject: 'Vælg en ny adgangskode',
    eyebrow: 'Din konto hos Festlig',
    words:
      'Tryk på knappen for at vælge en ny adgangskode. Din gamle gælder, til du har valgt. Derefter bliver der logget ud alle steder, og forbindelser til Google og Facebook bliver fjernet.',
    button: 'Vælg en ny adgangskode',
    lasts: 'Linket virker i en time, og kun én gang.',
    footer: 'Har du ikke bedt om en ny adgangskode, kan du roligt slette denne mail. Så sker der ikke mere.',
  },
  en: {
    subject: 'Choose a new password',
    eyebrow: 'Your Festlig account',
    words:
      'Click the button to choose a new password. Your old password works until then. Once you have chosen, every device is logged out, and links to Google and Facebook are removed.',
    button: 'Choose a new password',
    lasts: 'The link works for one hour, and only once.',
    footer: 'If you did not ask for a new password, you can safely delete this e-mail. Nothing else will happen.',
  },
};

const hello: Record<Language, (name: string) => string> = { da: (name) => `Hej ${name}`, en: (name) => `Hi ${name}` };

/** A mail about an account, with one button. */
export function linkMail(language: Language, texts: AccountTexts, name: string, link: string): MailTemplate {
  const { subject, eyebrow, words, button, lasts, footer } = texts;
  const greeting = hello[language](unlinked(name));
  return {
    subject,
    html: mailHtml({
      language,
      subject,
      preheader: words,
      ...mailLook({ heroUrl: null, site: link }),
      eyebrow,
      title: subject,
      sender: 'product',
      facts: [],
      wordsHtml: `<p>${escapeHtml(greeting)}</p><p>${escapeHtml(words)}</p>${buttonAndLinkHtml(language, link, button)}<p>${escapeHtml(lasts)}</p>`,
      footerHtml: footer,
    }),
    text: ownText([greeting, words, `${button}:\n${link}`, lasts, `-- \n${footer}`]),
  };
}

/** The mail that `user.email-verification-requested` causes when the address is to replace the confirmed one (rule: change-email). */
export const newAddressMail = (language: Language, name: string, link: string): MailTemplate =>
  linkMail(language, change[language], name, link);

/**
 * A send that begins once the address is confirmed, and to how many guests. Not the title of its party: whoever signs up with
 * an address of somebody else could have a text of their choice mailed there, in our name.
 */
export interface WaitingSend {
  type: 'invitation' | 'message';
  guests: number;
}

const thenSent: Record<Language, (send: WaitingSend) => string> = {
  da: ({ type, guests }) =>
    `Tryk på knappen, så ved vi, at adressen er din. Derefter sender vi din ${type === 'invitation' ? 'invitation' : 'besked'} til ${new Intl.NumberFormat('da').format(guests)} ${guests === 1 ? 'gæst' : 'gæster'}.`,
  en: ({ type, guests }) =>
    `Click the button so that we know the address is yours. Then we will send your ${type === 'invitation' ? 'invitation' : 'message'} to ${new Intl.NumberFormat('en').format(guests)} ${guests === 1 ? 'guest' : 'guests'}.`,
};

/**
 * The mail that `user.email-verification-requested` causes otherwise. It says what waits for the address, if anything does (rule:
 * send-waits-for-verification).
 */
export function verificationMail(
  language: Language,
  name: string,
  link: string,
  waiting: WaitingSend | null = null,
): MailTemplate {
  const usual = verification[language];
  const words = waiting ? thenSent[language](waiting) : usual.words;
  return linkMail(language, { ...usual, words }, name, link);
}

/** The mail that `user.password-recovery-requested` causes. */
export const recoveryMail = (language: Language, name: string, link: string): MailTemplate =>
  linkMail(language, recovery[language], name, link);
