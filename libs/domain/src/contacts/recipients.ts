import type { Addressed, SharedAddress, TextsOfSend } from '@festlig/contracts/contacts';

/** The same guest with a text only where the send has one for them (rule: text-channel). */
export const withTextsOf = <P extends Pick<Addressed, 'receives' | 'texts'>>(guest: P, texts: TextsOfSend): P =>
  texts === 'all' || (texts === 'unmailed' && guest.receives !== 'mail') ? guest : { ...guest, texts: 'none' };

/** Whether a guest gets a mail, and whether a text, when texts go to these guests. */
export function getsOf(guest: Pick<Addressed, 'receives' | 'texts'>, texts: TextsOfSend) {
  return { mail: guest.receives === 'mail', text: withTextsOf(guest, texts).texts === 'text' };
}

/** Whether a guest gets anything at all. */
export const getsSomething = (guest: Pick<Addressed, 'receives' | 'texts'>, texts: TextsOfSend): boolean => {
  const { mail, text } = getsOf(guest, texts);
  return mail || text;
};

/** So many of the guests of one address are named. */
const NAMED = 3;

type Shares = Pick<Addressed, 'name' | 'email' | 'phone' | 'receives' | 'texts'>;

/**
 * The addresses to which several of these guests get a mail, and the numbers to which several get a text, in the order of
 * their first guests (rule: shared-address-told).
 */
export function sharedAddresses(guests: readonly Shares[], texts: TextsOfSend): SharedAddress[] {
  const found = new Map<string, SharedAddress>();
  const note = (channel: SharedAddress['channel'], address: string | null, name: string) => {
    if (address === null) return;
    const known = found.get(`${channel} ${address}`) ?? { address, channel, names: [], guests: 0 };
    const names = known.names.length < NAMED ? [...known.names, name] : known.names;
    found.set(`${channel} ${address}`, { ...known, names, guests: known.guests + 1 });
  };
  for (const guest of guests) {
    const { mail, text } = getsOf(guest, texts);
    if (mail) note('mail', guest.email, guest.name);
    if (text) note('text', guest.phone, guest.name);
  }
  return [...found.values()].filter((each) => each.guests > 1);
}
