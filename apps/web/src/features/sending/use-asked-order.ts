import { useState } from 'react';
import type { Whom } from '../../lib/guest-selection';
import { newKey } from '../../lib/new-key';
import type { TextsChoice } from './checkout/components/TextsTick';
import { type Order, orderOf, withTexts } from './checkout/order.model';
import type { Save } from './checkout/use-checkout';
import { type Channel, channelFor, type Presend } from './presend.model';

interface Asked {
  order: Order;
  /** The counts that it is made of. */
  data: Presend;
  /** The host has not seen the text. */
  isUnseen: boolean;
  /** Its message is not saved yet. */
  isUntouched: boolean;
  /** The channel could be chosen above the text when Send was pressed. */
  hadChannels: boolean;
}

interface Asking {
  partyId: string;
  draft: Order['draft'];
  whom: Whom;
  channel: Channel;
  /** The channel can be chosen above the text. */
  hasChannels: boolean;
  isUntouched: () => boolean;
  save: Save;
  /** Counts the guests again; undefined when that failed, and nothing is known of them. */
  recount: () => Promise<Presend | undefined>;
  onChannel: (channel: Channel) => void;
}

/**
 * The order that the dialog asks about before it is sent, undefined while none is asked about. A message that its host has
 * written in is saved first (rules: send-asks, text-channel, telling-offered).
 */
export function useAskedOrder({ partyId, draft, whom, channel, hasChannels, onChannel, ...calls }: Asking) {
  const [asked, setAsked] = useState<Asked>();
  const ask = async (isUnseen: boolean) => {
    const isUntouched = calls.isUntouched();
    const saved = isUntouched ? { id: draft.id, name: draft.name } : await calls.save();
    if (!saved) return;
    // What was saved may have changed what the send costs.
    const data = await calls.recount();
    if (!data) return;
    const order = { partyId, draft: saved, whom, channel: channelFor(channel, data), idempotencyKey: newKey() };
    setAsked({ order: orderOf(data, order), data, isUnseen, isUntouched, hadChannels: hasChannels });
  };
  const texted = asked && withTexts(asked.data, asked.order);
  const texts: TextsChoice | undefined =
    asked && texted && !asked.hadChannels
      ? {
          texted,
          // The choice of the dialog is that of the form.
          onChoose: (next) => {
            onChannel(next);
            setAsked({ ...asked, order: orderOf(asked.data, { ...asked.order, channel: next }) });
          },
        }
      : undefined;
  return { asked, texts, ask, close: () => setAsked(undefined) };
}
