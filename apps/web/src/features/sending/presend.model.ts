import type { messaging } from '@festlig/contracts/messaging';
import type { OutputOf } from '@festlig/contracts/define';
import { showPhone } from '@festlig/domain/contacts/phone';

export type Presend = OutputOf<typeof messaging.calls.presend>;
export type Person = NonNullable<Presend['ids']>[number];

/** The counts of a send before it begins, in the order in which they are shown. */
export const factsOf = ({ contacts, mail, text, unsubscribed, textUnsubscribed, abroad }: Presend) =>
  ({
    contacts,
    mail,
    text,
    unreachable: contacts - mail - unsubscribed,
    unsubscribed,
    textUnsubscribed,
    abroad,
  }) as const;

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
  key: 'address' | 'unsubscribed' | 'noEmail' | 'wantsNone' | 'stopped' | 'abroad';
  to: string;
}
