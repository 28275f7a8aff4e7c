import { dearGuest } from '../contacts/dear';
import { invitingAbove } from '../party/inviting';
import { escapeHtml, unlinked } from './html-text';
import type { Invitation, MailTemplate } from './invitation-mail';
import { buttonAndLinkHtml, mailHtml, mailLook, ownText } from './mail-frame';
import { mailTexts } from './mail-texts';

const texts = {
  da: {
    subject: (host: string) => `${host} har skrevet til dig`,
    button: 'Se beskeden og svar',
    footer: (host: string) => `Du får denne mail, fordi du har svaret på en invitation fra ${host} hos Festlig.`,
  },
  en: {
    subject: (host: string) => `${host} has written to you`,
    button: 'See the message and reply',
    footer: (host: string) => `You are receiving this because you replied to an invitation from ${host} at Festlig.`,
  },
} as const;

export interface ThreadMail {
  invitation: Pick<Invitation, 'language' | 'title' | 'invitedBy' | 'heroUrl' | 'look' | 'site'>;
  /** The host who wrote. */
  hostName: string;
  guestName: string;
  message: string;
  /** The guest's own page. */
  link: string;
  /** The address at which the guest stops such mails. */
  unsubscribe: string;
}

/** The title of the party, and who invites, unless the title or the host's name says it (rules: invited-once, mail-look). */
function eyebrowOf({ invitation, hostName }: ThreadMail): string {
  const title = unlinked(invitation.title);
  const names = invitingAbove({ ...invitation, hostName });
  if (names === null || names === hostName) return title;
  return `${title} · ${mailTexts[invitation.language].invited(unlinked(names))}`;
}

/** A mail to the guest with a host's message in the thread of a reply (rule: thread-mail). */
export function threadMail(mail: ThreadMail): MailTemplate {
  const { invitation, message, link, unsubscribe, ...names } = mail;
  const { language } = invitation;
  const look = mailLook(invitation);
  const eyebrow = eyebrowOf(mail);
  const hostName = unlinked(names.hostName);
  const dear = unlinked(dearGuest(names.guestName, language));
  const { subject, button, footer } = texts[language];
  const { unsubscribe: stop, repliesTo } = mailTexts[language];
  const paragraphs = message.split(/\n{2,}/).map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`);
  return {
    subject: `${subject(hostName)} · ${unlinked(invitation.title)}`,
    html: mailHtml({
      language,
      subject: subject(hostName),
      preheader: message.replace(/\s+/g, ' ').slice(0, 120),
      ...look,
      eyebrow,
      title: subject(hostName),
      sender: 'product',
      facts: [],
      wordsHtml: `<p>${escapeHtml(dear)}</p>${paragraphs.join('')}${buttonAndLinkHtml(language, link, button, look.accent)}`,
      footerHtml:
        `${escapeHtml(repliesTo(hostName))}<br><br>${escapeHtml(footer(hostName))}<br>` +
        `<a href="${escapeHtml(unsubscribe)}" style="color:inherit">${escapeHtml(stop)}</a>`,
    }),
    text: ownText([
      `${subject(hostName)}\n${eyebrow}`,
      dear,
      message,
      `${button}:\n${link}`,
      `-- \n${repliesTo(hostName)}\n${footer(hostName)}\n${stop}: ${unsubscribe}`,
    ]),
  };
}
