import type { Language } from '@festlig/contracts/define';
import { COHOST_LINK_DAYS } from '../party/cohosts';
import { escapeHtml, unlinked } from './html-text';
import type { MailTemplate } from './invitation-mail';
import { buttonAndLinkHtml, mailHtml, ownText } from './mail-frame';

const texts = {
  da: {
    subject: (host: string) => `${host} vil have dig med som medvært`,
    words: 'Som medvært kan du rette invitationen, tilføje gæster, sende invitationer og læse svarene.',
    account: 'Log ind på Festlig, eller opret en konto, så er du med.',
    button: 'Bliv medvært',
    lasts: `Linket virker i ${COHOST_LINK_DAYS} dage, og kun én gang.`,
    footer: (host: string) =>
      `Du får denne mail, fordi ${host} har skrevet din adresse hos Festlig. Kender du ikke ${host}, kan du roligt slette denne mail.`,
    unsubscribe: 'Jeg vil ikke have flere invitationer',
  },
  en: {
    subject: (host: string) => `${host} would like you to be a co-host`,
    words: 'As a co-host you can edit the invitation, add guests, send invitations and read the replies.',
    account: 'Log in to Festlig or sign up, and you are in.',
    button: 'Become a co-host',
    lasts: `The link works for ${COHOST_LINK_DAYS} days, and only once.`,
    footer: (host: string) =>
      `You are receiving this because ${host} entered your address at Festlig. If you do not know ${host}, you can safely delete this e-mail.`,
    unsubscribe: 'Unsubscribe from all invitations',
  },
} as const;

export interface CohostMail {
  /** Title of the party. */
  title: string;
  hostName: string;
  /** The page that accepts. Opening it without a log-in changes nothing. */
  link: string;
  unsubscribe: string;
}

/** The mail to somebody whom the owner of a party invites as a co-host (rule: cohost-invitation). */
export function cohostMail(language: Language, { link, unsubscribe, ...names }: CohostMail): MailTemplate {
  const title = unlinked(names.title);
  const hostName = unlinked(names.hostName);
  const { words, account, button, lasts, unsubscribe: stop, ...by } = texts[language];
  const [subject, footer] = [by.subject(hostName), by.footer(hostName)];
  return {
    subject: `${subject} · ${title}`,
    html: mailHtml({
      language,
      subject,
      preheader: words,
      hero: null,
      eyebrow: title,
      title: subject,
      sender: 'product',
      facts: [],
      wordsHtml: `<p>${words}</p><p>${account}</p>${buttonAndLinkHtml(language, link, button)}<p>${lasts}</p>`,
      footerHtml:
        `${escapeHtml(footer)}<br>` +
        `<a href="${escapeHtml(unsubscribe)}" style="color:inherit">${escapeHtml(stop)}</a>`,
    }),
    text: ownText([
      `${subject}: ${title}`,
      words,
      account,
      `${button}:\n${link}`,
      lasts,
      `-- \n${footer}\n${stop}: ${unsubscribe}`,
    ]),
  };
}
