import { useState } from 'react';
import type { Whom } from '../../lib/guest-selection';
import { newKey } from '../../lib/new-key';
import type { TextsChoice } from './checkout/components/TextsTick';
import { type Order, orderOf, withTexts } from './checkout/order.model';
import { type Channel, channelWith, type Presend } from './presend.model';

interface Asked {
  order: Order;
  /** The counts that it is made of. */
  data: Presend;
  /** The host has not seen the text. */
  isUnseen: boolean;
  /** Its message is not saved yet. */
  isUntouched: boolean;
  /** It has a text, and the channel could not be chosen above it when Send was pressed. */
  mayText: boolean;
}

type Draft = Order['draft'] & { text: string };

interface Asking {
  partyId: string;
  draft: Draft;
  whom: Whom;
  channel: Channel;
  /** The choice of channel is open below the text. */
  hasChannels: boolean;
  isUntouched: () => boolean;
  save: () => Promise<Draft | null>;
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
    const saved = isUntouched ? draft : await calls.save();
    if (!saved) return;
    // What was saved may have changed what the send costs.
    const data = await calls.recount();
    if (!data) return;
    const { id, name, text } = saved;
    const hasText = text !== '';
    const goesOut = { whom, channel: channelWith(hasText, channel, data) };
    const order = { partyId, draft: { id, name }, ...goesOut, idempotencyKey: newKey() };
    setAsked({ order: orderOf(data, order), data, isUnseen, isUntouched, mayText: hasText && !hasChannels });
  };
  const texted = asked && withTexts(asked.data, asked.order);
  const texts: TextsChoice | undefined =
    asked?.mayText && texted
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
