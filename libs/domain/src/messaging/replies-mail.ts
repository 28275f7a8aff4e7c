import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from './html-text';
import type { MailTemplate } from './invitation-mail';
import { buttonHtml, mailHtml } from './mail-frame';

/** One guest's answer, as the host is told of it. */
export interface ReplyNotice {
  name: string;
  isComming: boolean;
  numberOfPeople: number;
  comment: string;
}

/** Rows shown in one mail; the rest is a number and the button. */
const SHOWN = 20;

const texts = {
  da: {
    count: (n: number) => (n === 1 ? '1 nyt svar' : `${n} nye svar`),
    yes: (people: number) => (people > 1 ? `kommer, ${people} personer` : 'kommer'),
    no: 'kan ikke komme',
    more: (n: number) => `og ${n} til`,
    button: 'Se alle svar',
    footer: 'Du får denne mail, fordi du holder festen. Du kan slå den fra under din konto.',
  },
  en: {
    count: (n: number) => (n === 1 ? '1 new reply' : `${n} new replies`),
    yes: (people: number) => (people > 1 ? `is coming, ${people} people` : 'is coming'),
    no: 'cannot come',
    more: (n: number) => `and ${n} more`,
    button: 'See all replies',
    footer: 'You are receiving this because you are the host. You can turn it off under your account.',
  },
} as const;

/** What came in since the last such mail: one for many answers (spec section 3, muteRsvps). */
export function repliesMail(
  language: Language,
  title: string,
  link: string,
  replies: readonly ReplyNotice[],
): MailTemplate {
  const { count, yes, no, more, button, footer } = texts[language];
  const subject = `${count(replies.length)} · ${title}`;
  const shown = replies.slice(0, SHOWN);
  const answer = ({ isComming, numberOfPeople }: ReplyNotice) => (isComming ? yes(numberOfPeople) : no);
  const rest = replies.length > SHOWN ? [more(replies.length - SHOWN)] : [];
  const row = (reply: ReplyNotice) =>
    `<p><strong>${escapeHtml(reply.name)}</strong> ${answer(reply)}` +
    `${reply.comment === '' ? '' : `<br><em>${escapeHtml(reply.comment)}</em>`}</p>`;
  const line = (reply: ReplyNotice) =>
    `${reply.name} ${answer(reply)}${reply.comment === '' ? '' : `\n  ${reply.comment.replace(/\n/g, '\n  ')}`}`;
  return {
    subject,
    html: mailHtml({
      language,
      subject,
      preheader: shown.map(({ name }) => name).join(', '),
      hero: null,
      eyebrow: title,
      title: count(replies.length),
      facts: [],
      wordsHtml: `${shown.map(row).join('')}${rest.map((text) => `<p>${text}</p>`).join('')}${buttonHtml(escapeHtml(link), button)}`,
      footerHtml: footer,
    }),
    text: [title, ...shown.map(line), ...rest, `${button}:\n${link}`, `-- \n${footer}`].join('\n\n'),
  };
}
