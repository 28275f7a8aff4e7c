import type { Language } from '@festlig/contracts/define';
import { escapeHtml, unlinked } from './html-text';
import type { MailTemplate } from './invitation-mail';
import { buttonHtml, mailHtml } from './mail-frame';

/** A guest's reply, as shown to the host. */
export interface ReplyNotice {
  /** The reply. A later notice of the same reply replaces this one. */
  rsvpId?: string;
  name: string;
  isComming: boolean;
  numberOfPeople: number;
  comment: string;
}

/** A guest's message in the thread of their reply, as shown to the host. */
export interface MessageNotice {
  /** The reply to which the thread belongs. */
  rsvpId?: string;
  name: string;
  message: string;
}
export type GuestNews = ReplyNotice | MessageNotice;

const isMessage = (news: GuestNews): news is MessageNotice => 'message' in news;

/** Removes replies that the same guest has changed since, because hosts count guests. */
function withoutReplaced(news: readonly GuestNews[]): GuestNews[] {
  const idOf = (item: GuestNews) => (isMessage(item) ? undefined : item.rsvpId);
  const latest = new Map(news.map((item) => [idOf(item), item]));
  return news.filter((item) => idOf(item) === undefined || latest.get(idOf(item)) === item);
}

/** The id of the reply if all news are about the same one, else undefined. */
function onlyReply([first, ...others]: readonly GuestNews[]): string | undefined {
  return others.every(({ rsvpId }) => rsvpId === first?.rsvpId) ? first?.rsvpId : undefined;
}

/** Rows shown in one mail; the others are only counted. */
const SHOWN = 20;

const texts = {
  da: {
    count: (n: number) => (n === 1 ? '1 nyt svar' : `${n.toLocaleString('da')} nye svar`),
    messages: (n: number) => (n === 1 ? '1 ny besked' : `${n.toLocaleString('da')} nye beskeder`),
    wrote: 'skriver',
    yes: (people: number) => (people > 1 ? `kommer, ${people} personer` : 'kommer'),
    no: 'kan ikke komme',
    more: (n: number) => `og ${n.toLocaleString('da')} til`,
    button: 'Se alle svar',
    one: 'Se svaret',
    footer: {
      owner: 'Du får denne mail, fordi du holder festen. Du kan slå den fra under din konto.',
      cohost: 'Du får denne mail, fordi du er medvært. Du kan slå den fra i festens indstillinger.',
    },
  },
  en: {
    count: (n: number) => (n === 1 ? '1 new reply' : `${n.toLocaleString('en')} new replies`),
    messages: (n: number) => (n === 1 ? '1 new message' : `${n.toLocaleString('en')} new messages`),
    wrote: 'writes',
    yes: (people: number) => (people > 1 ? `is coming, ${people} people` : 'is coming'),
    no: 'cannot come',
    more: (n: number) => `and ${n.toLocaleString('en')} more`,
    button: 'See all replies',
    one: 'See the reply',
    footer: {
      owner: 'You are receiving this because you are the host. You can turn it off under your account.',
      cohost: 'You are receiving this because you are a co-host. You can turn it off in the event’s settings.',
    },
  },
} as const;

/**
 * One mail about all replies and messages since the last one (rule: notices-gathered). `list` is the address of the
 * page of replies; if the news are about a single guest, the link leads to their reply there.
 */
export function repliesMail(
  language: Language,
  party: string,
  list: string,
  all: readonly GuestNews[],
  role: 'owner' | 'cohost' = 'owner',
): MailTemplate {
  const title = unlinked(party);
  const news = withoutReplaced(all);
  const { count, messages, wrote, yes, no, more, footer: footers, ...buttons } = texts[language];
  const footer = footers[role];
  const rsvpId = onlyReply(news);
  const link = rsvpId === undefined ? list : `${list}?id=${rsvpId}`;
  const button = rsvpId === undefined ? buttons.button : buttons.one;
  const written = news.filter(isMessage).length;
  const counts = [
    ...(news.length > written ? [count(news.length - written)] : []),
    ...(written > 0 ? [messages(written)] : []),
  ].join(', ');
  const subject = `${counts} · ${title}`;
  const shown = news.slice(0, SHOWN).map((item) => {
    const name = unlinked(item.name);
    if (isMessage(item)) return { name, answer: wrote, words: item.message };
    return { name, answer: item.isComming ? yes(item.numberOfPeople) : no, words: item.comment };
  });
  type Row = (typeof shown)[number];
  const rest = news.length > SHOWN ? [more(news.length - SHOWN)] : [];
  const row = ({ name, answer, words }: Row) =>
    `<p><strong>${escapeHtml(name)}</strong> ${answer}${words === '' ? '' : `<br><em>${escapeHtml(words)}</em>`}</p>`;
  const line = ({ name, answer, words }: Row) =>
    `${name} ${answer}${words === '' ? '' : `\n  ${words.replace(/\n/g, '\n  ')}`}`;
  return {
    subject,
    html: mailHtml({
      language,
      subject,
      preheader: shown.map(({ name }) => name).join(', '),
      hero: null,
      eyebrow: title,
      title: counts,
      facts: [],
      wordsHtml: `${shown.map(row).join('')}${rest.map((text) => `<p>${text}</p>`).join('')}${buttonHtml(escapeHtml(link), button)}`,
      footerHtml: footer,
    }),
    text: [title, ...shown.map(line), ...rest, `${button}:\n${link}`, `-- \n${footer}`].join('\n\n'),
  };
}
