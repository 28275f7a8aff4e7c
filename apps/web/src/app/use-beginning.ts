import type { MessageTemplate, Send } from '@festlig/contracts/messaging';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keptOrder } from '../features/sending/checkout/order.model';
import { isUnbegun, messageInHand } from '../features/sending/progress/model';
import { type Draft, isAsReady, type Ready } from '../features/templates/model';

/**
 * Whether the page of sending begins with what became of the sends, and the message that is open otherwise, if not the first of
 * the list. The message is open when the address asks for anything, when an order waits for its payment, and when the host is in
 * the middle of one, which ready words that nobody has changed are not (rule: status-after-send).
 */
export function useBeginning(
  partyId: string,
  sends: readonly Send[],
  templates: readonly MessageTemplate[],
  ready: (kind: Ready) => Draft,
) {
  const { search } = useLocation();
  const [beginning] = useState(() => {
    const isHosts = (template: MessageTemplate) =>
      sends.some(({ templateId }) => templateId === template.id) || !isAsReady(template, ready);
    const inHand = messageInHand(sends, templates.filter(isHosts));
    const isAsked = search !== '' || keptOrder(partyId, Date.now()) !== null;
    return { isPutAway: hasSent(sends) && !isAsked && inHand === undefined, first: inHand ?? sends[0]?.templateId };
  });
  return beginning;
}

/** Whether anything was sent, is being sent or waits to be: then there is something to tell. */
export const hasSent = (sends: readonly Send[]): boolean => sends.some((send) => !isUnbegun(send));
