import type { Language } from '@festlig/contracts/define';
import { escapeHtml, unlinked } from './html-text';
import type { MailTemplate } from './invitation-mail';
import { buttonAndLinkHtml, mailHtml, ownText } from './mail-frame';

/** A guest's reply, as shown to the host. */
export interface ReplyNotice {
  /** The reply. A later notice of the same reply replaces this one. */
  rsvpId?: string;
  name: string;
  isComming: boolean;
  numberOfPeople: number;
  /** The names of those who come with the guest; absent in notices of earlier versions. */
  companions?: readonly string[];
  comment: string;
  /** What was answered until this change; absent for a new reply. */
  before?: { isComming: boolean; numberOfPeople: number };
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

/**
 * Removes replies that the same guest has changed since, because hosts count guests. What is left of a reply says what was
 * answered before the first of its news.
 */
function withoutReplaced(news: readonly GuestNews[]): GuestNews[] {
  const idOf = (item: GuestNews) => (isMessage(item) ? undefined : item.rsvpId);
  const latest = new Map(news.map((item) => [idOf(item), item]));
  const first = new Map([...news].reverse().map((item) => [idOf(item), item]));
  return news.flatMap((item) => {
    const id = idOf(item);
    if (isMessage(item) || id === undefined) return [item];
    if (latest.get(id) !== item) return [];
    const { before: _, ...reply } = item;
    const begun = first.get(id);
    return [begun && 'before' in begun && begun.before ? { ...reply, before: begun.before } : reply];
  });
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
    changes: (n: number) => (n === 1 ? '1 rettet svar' : `${n.toLocaleString('da')} rettede svar`),
    messages: (n: number) => (n === 1 ? '1 ny besked' : `${n.toLocaleString('da')} nye beskeder`),
    wrote: 'skriver',
    changed: 'har rettet sit svar',
    turned: (from: string, to: string) => `fra ${from} til ${to}`,
    answer: (people: number) => (people > 1 ? `ja (${people} personer)` : people === 1 ? 'ja' : 'nej'),
    yes: (people: number) => (people > 1 ? `kommer, ${people} personer` : 'kommer'),
    no: 'kan ikke komme',
    companions: (names: string) => ` (sammen med ${names})`,
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
    changes: (n: number) => (n === 1 ? '1 changed reply' : `${n.toLocaleString('en')} changed replies`),
    messages: (n: number) => (n === 1 ? '1 new message' : `${n.toLocaleString('en')} new messages`),
    wrote: 'writes',
    changed: 'has changed their reply',
    turned: (from: string, to: string) => `from ${from} to ${to}`,
    answer: (people: number) => (people > 1 ? `yes (${people} people)` : people === 1 ? 'yes' : 'no'),
    yes: (people: number) => (people > 1 ? `is coming, ${people} people` : 'is coming'),
    no: 'cannot come',
    companions: (names: string) => ` (with ${names})`,
    more: (n: number) => `and ${n.toLocaleString('en')} more`,
    button: 'See all replies',
    one: 'See the reply',
    footer: {
      owner: 'You are receiving this because you are the host. You can turn these e-mails off in your account.',
      cohost:
        'You are receiving this because you are a co-host. You can turn these e-mails off in the event’s settings.',
    },
  },
} as const;

/** "kommer, 2 personer", or of a change "har rettet sit svar fra ja (2 personer) til nej". */
function answerText(language: Language, { before, ...reply }: ReplyNotice): string {
  const { yes, no, changed, turned, answer } = texts[language];
  const now = reply.isComming ? yes(reply.numberOfPeople) : no;
  if (!before) return now;
  if (before.isComming === reply.isComming) return `${changed}: ${now}`;
  const short = ({ isComming, numberOfPeople }: NonNullable<ReplyNotice['before']>) =>
    answer(isComming ? Math.max(1, numberOfPeople) : 0);
  return `${changed} ${turned(short(before), short(reply))}`;
}

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
  const { count, changes, messages, wrote, more, footer: footers, ...others } = texts[language];
  const footer = footers[role];
  const rsvpId = onlyReply(news);
  const link = rsvpId === undefined ? list : `${list}?id=${rsvpId}`;
  const button = rsvpId === undefined ? others.button : others.one;
  const written = news.filter(isMessage).length;
  const changed = news.filter((item) => !isMessage(item) && item.before).length;
  const fresh = news.length - written - changed;
  const counts = [
    ...(fresh > 0 ? [count(fresh)] : []),
    ...(changed > 0 ? [changes(changed)] : []),
    ...(written > 0 ? [messages(written)] : []),
  ].join(', ');
  const subject = `${counts} · ${title}`;
  const shown = news.slice(0, SHOWN).map((item) => {
    const name = unlinked(item.name);
    if (isMessage(item)) return { name, answer: wrote, words: item.message };
    const { companions = [] } = item;
    const names = companions.length > 0 ? others.companions(companions.map(unlinked).join(', ')) : '';
    return { name, answer: answerText(language, item) + names, words: item.comment };
  });
  type Row = (typeof shown)[number];
  const rest = news.length > SHOWN ? [more(news.length - SHOWN)] : [];
  const row = ({ name, answer, words }: Row) =>
    `<p><strong>${escapeHtml(name)}</strong> ${escapeHtml(answer)}${words === '' ? '' : `<br><em>${escapeHtml(words)}</em>`}</p>`;
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
      sender: 'product',
      facts: [],
      wordsHtml: `${shown.map(row).join('')}${rest.map((text) => `<p>${text}</p>`).join('')}${buttonAndLinkHtml(language, link, button)}`,
      footerHtml: footer,
    }),
    text: ownText([title, ...shown.map(line), ...rest, `${button}:\n${link}`, `-- \n${footer}`]),
  };
}
