import type { messaging } from '@festlig/contracts/messaging';
import type { OutputOf } from '@festlig/contracts/define';
import type { TextsOfSend } from '@festlig/contracts/contacts';
import { payableTokens } from '@festlig/domain/billing/prices';
import { showPhone } from '@festlig/domain/contacts/phone';
import { getsSomething, withTextsOf } from '@festlig/domain/contacts/recipients';

export type Presend = OutputOf<typeof messaging.calls.presend>;
/** What was sent before, and how many guests are chosen now. */
export type Earlier = NonNullable<Presend['earlier']> & { of: number };

/** Null also when none of the chosen guests has got it (rule: presend-sent-before). */
export const earlierOf = ({ earlier, contacts }: Pick<Presend, 'earlier' | 'contacts'>): Earlier | null =>
  earlier === null || earlier.guests === 0 ? null : { ...earlier, of: contacts };

export type Person = NonNullable<Presend['ids']>[number];

/** How a message is sent: only mails, texts only to those whom no mail reaches, or texts to all who want them. */
const CHANNELS = ['mails', 'unmailed', 'all'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The id of the choice between them: other parts of the page lead there. */
export const CHANNEL_PLACE = 'channel-choice';

/** The channels that differ for this audience; none where there are only mails or only texts (rule: text-channel). */
export const channelsOf = ({ mail, text, textUnmailed }: Presend): Channel[] =>
  mail === 0 || text === 0
    ? []
    : CHANNELS.filter((channel) =>
        channel === 'unmailed' ? textUnmailed > 0 : channel === 'mails' || textUnmailed < text,
      );

/** The channel of a send to this audience when the host wants `wanted`, which another audience may have offered. */
export function channelFor(wanted: Channel, summary: Presend): Channel {
  const offered = channelsOf(summary);
  if (offered.length === 0) return 'all';
  if (offered.includes(wanted)) return wanted;
  return wanted === 'all' ? 'unmailed' : 'mails';
}

/** The channel on which a message goes out: without a text it is mails alone, whatever the host wants (rule: text-optional). */
export const channelWith = (hasText: boolean, wanted: Channel, summary: Presend): Channel =>
  hasText ? channelFor(wanted, summary) : 'mails';

/** What a send makes and costs on this channel (rule: price-shown). */
export function onChannel(channel: Channel, summary: Presend): Presend {
  if (channel === 'all') return summary;
  const isMails = channel === 'mails';
  const text = isMails ? 0 : summary.textUnmailed;
  const tokens = text * summary.tokensPrContact;
  const toPay = payableTokens(tokens, summary.account);
  const ids = summary.ids?.map((person) => withTextsOf(person, isMails ? 'none' : 'unmailed'));
  const missed = isMails ? { textUnsubscribed: 0, abroad: 0 } : {};
  return { ...summary, ...missed, text, tokens, toPay, ids: ids ?? null };
}

/** Who gets texts of a send on this channel, of which `text` can be sent (rule: text-channel). */
export const textsWith = (channel: Channel, text: number): TextsOfSend =>
  text === 0 || channel === 'mails' ? 'none' : channel;

/** How many guests get something, and how many get nothing. */
export function reachedBy({ contacts, mail, textUnmailed }: Presend, texts: TextsOfSend) {
  const something = mail + (texts === 'none' ? 0 : textUnmailed);
  return { something, nothing: Math.max(0, contacts - something) };
}

/** How many guests a mail reaches, only a text, and nothing, on whatever channel it is sent: together the whole audience (rule: presend-summary). */
export function sharesOf(summary: Presend) {
  const { nothing } = reachedBy(summary, 'unmailed');
  return { mail: summary.mail, onlyText: summary.textUnmailed, nothing } as const;
}

/** Whom a send does not reach: how many, and how many of them a text would reach for so many more tokens. */
export interface LeftOut {
  guests: number;
  /** The first of those whom no text would reach either, where the guests are known by name; missing in what an earlier version kept. */
  lost?: readonly string[];
  texted: number;
  /** Those of them by name, where they are few; missing in what an earlier version kept. */
  onlyText?: readonly string[];
  toPay: number;
}
/** How many guests a sentence names. */
const MOST_NAMED = 3;

/** The names of `count` guests; none where they are too many to be named, or some of them are not known (rule: send-asks). */
export const fewByName = (guests: readonly Pick<Person, 'name'>[], count: number): string[] =>
  count === guests.length && count <= MOST_NAMED ? guests.map(({ name }) => name) : [];

/** Whom a send on this channel, of which `text` texts can be sent, leaves out (rule: text-channel). */
export function leftOutOf(channel: Channel, summary: Presend, text: number): LeftOut {
  const texts = textsWith(channel, text);
  const { nothing } = reachedBy(summary, texts);
  const unmailed = onChannel('unmailed', summary);
  const texted = channel === 'mails' ? unmailed.text : 0;
  const named = splitByReach(summary.ids ?? [], texted > 0 ? 'unmailed' : texts).nothing.slice(0, MOST_NAMED);
  const onlyText = fewByName(onlyByText(summary), texted);
  return { guests: nothing, lost: named.map(({ name }) => name), texted, onlyText, toPay: unmailed.toPay };
}

/** The named guests who get something of the send, and those who get nothing. */
export function splitByReach(ids: readonly Person[], texts: TextsOfSend) {
  const guests = ids.map((person) => withTextsOf(person, texts));
  const isReached = (person: Person) => getsSomething(person, texts);
  return { something: guests.filter(isReached), nothing: guests.filter((person) => !isReached(person)) };
}

/** The named guests whom only a text reaches (rule: text-offered). */
export const onlyByText = ({ ids }: Pick<Presend, 'ids'>): Person[] =>
  (ids ?? []).filter(({ receives, texts }) => receives !== 'mail' && texts === 'text');

/** Whether anybody in the audience wants texts of this template. */
export const hasTexts = ({ text, textUnsubscribed, abroad }: Presend): boolean => text + textUnsubscribed + abroad > 0;

/**
 * What one guest gets, channel by channel: an address or a number, or why not. `withTexts`: the template has a text,
 * and somebody wants it (rule: presend-details).
 */
export function reachOf({ email, phone, receives, texts }: Person, withTexts: boolean): Reach[] {
  const text: Reach[] =
    withTexts && texts !== 'none'
      ? [{ key: texts === 'text' ? 'address' : texts, to: phone === null ? '' : showPhone(phone) }]
      : [];
  if (receives === 'mail') return [{ key: 'address', to: email ?? '' }, ...text];
  if (receives === 'unsubscribed') return [{ key: 'unsubscribed', to: '' }, ...text];
  // A guest who gets only texts needs no excuse for the mail.
  return text.length > 0 ? text : [{ key: email === null ? 'noEmail' : 'wantsNone', to: '' }];
}

interface Reach {
  key: 'address' | 'unsubscribed' | 'noEmail' | 'wantsNone' | 'stopped' | 'abroad' | 'lost';
  to: string;
}
