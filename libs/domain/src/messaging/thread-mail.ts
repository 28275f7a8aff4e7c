import type { Language } from '@festlig/contracts/define';
import { greetingName } from '../contacts/greeting-name';
import { escapeHtml, unlinked } from './html-text';
import type { MailTemplate } from './invitation-mail';
import { buttonAndLinkHtml, mailHtml, ownText } from './mail-frame';

const texts = {
  da: {
    subject: (host: string) => `${host} har skrevet til dig`,
    hello: (name: string) => `Kære ${name}`,
    button: 'Se beskeden og svar',
    footer: (host: string) => `Du får denne mail, fordi du har svaret på en invitation fra ${host} hos Festlig.`,
    unsubscribe: 'Jeg vil ikke have flere invitationer og beskeder',
  },
  en: {
    subject: (host: string) => `${host} has written to you`,
    hello: (name: string) => `Dear ${name}`,
    button: 'See the message and reply',
    footer: (host: string) => `You are receiving this because you replied to an invitation from ${host} at Festlig.`,
    unsubscribe: 'Unsubscribe from all invitations and messages',
  },
} as const;

export interface ThreadMail {
  /** Title of the party. */
  title: string;
  hostName: string;
  guestName: string;
  message: string;
  /** The guest's own page. */
  link: string;
  /** The address at which the guest stops such mails. */
  unsubscribe: string;
}

/** A mail to the guest with a host's message in the thread of a reply (rule: thread-mail). */
export function threadMail(language: Language, { message, link, unsubscribe, ...names }: ThreadMail): MailTemplate {
  const title = unlinked(names.title);
  const hostName = unlinked(names.hostName);
  const guestName = unlinked(greetingName(names.guestName));
  const { subject, hello, button, footer, unsubscribe: stop } = texts[language];
  const paragraphs = message.split(/\n{2,}/).map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`);
  return {
    subject: `${subject(hostName)} · ${title}`,
    html: mailHtml({
      language,
      subject: subject(hostName),
      preheader: message.replace(/\s+/g, ' ').slice(0, 120),
      hero: null,
      eyebrow: title,
      title: subject(hostName),
      sender: 'product',
      facts: [],
      wordsHtml: `<p>${escapeHtml(hello(guestName))}</p>${paragraphs.join('')}${buttonAndLinkHtml(language, link, button)}`,
      footerHtml:
        `${escapeHtml(footer(hostName))}<br>` +
        `<a href="${escapeHtml(unsubscribe)}" style="color:inherit">${escapeHtml(stop)}</a>`,
    }),
    text: ownText([
      hello(guestName),
      message,
      `${button}:\n${link}`,
      `-- \n${footer(hostName)}\n${stop}: ${unsubscribe}`,
    ]),
  };
}
