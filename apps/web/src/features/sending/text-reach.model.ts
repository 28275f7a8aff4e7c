import { mailsOf, textsOf } from './checkout/order.model';
import { type Channel, channelFor, onChannel, type Presend } from './presend.model';

/** How many guests get a text, how many get a mail, and how many could get a text; with the reason when nobody gets one. */
export interface TextReach {
  texts: number;
  mails: number;
  possible: number;
  why: 'channel' | 'noNumber' | 'unwanted' | 'refused' | 'today' | null;
}

/** The same as it is said beside the text message. */
export interface ToldReach extends TextReach {
  /** Opens the choice of channel. */
  onChannel: () => void;
}

/** Whom a send on this channel reaches by text; null for an audience without guests (rule: text-reach). */
export function textReachOf(wanted: Channel, summary: Presend): TextReach | null {
  if (summary.contacts === 0) return null;
  const channel = channelFor(wanted, summary);
  const sent = onChannel(channel, summary);
  const texts = textsOf(sent);
  const reach = { texts, mails: mailsOf(sent), possible: summary.text };
  if (texts > 0) return { ...reach, why: null };
  if (summary.text > 0) return { ...reach, why: channel === 'mails' ? 'channel' : 'today' };
  if (summary.abroad + summary.textUnsubscribed > 0) return { ...reach, why: 'refused' };
  // Of a larger audience it is not known whether a number is missing or not wanted.
  return { ...reach, why: summary.ids?.every(({ phone }) => phone === null) ? 'noNumber' : 'unwanted' };
}
