import type { Send } from '@festlig/contracts/messaging';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keptOrder } from '../checkout/order.model';
import type { Step } from '../checkout/use-checkout';
import { SendDialog } from './SendDialog';

/**
 * The dialog of an order whose payment had begun before this page was loaded: in this same tab, or in a window while
 * the browser had dropped this page (rule: payment-goes-on).
 */
export function ResumedOrder({ partyId, onSent }: { partyId: string; onSent: (send: Send) => void }) {
  const [query, setQuery] = useSearchParams();
  const [order, setOrder] = useState(() => keptOrder(partyId, Date.now()));
  const [first] = useState<Step>(query.get('paid') === 'tokens' ? 'paid' : 'closed');
  // The address says once that the tab comes back from a payment: of a later order it would not be true.
  const isOver = order === null && query.has('paid');
  useEffect(() => {
    if (isOver) setQuery({}, { replace: true });
  }, [isOver, setQuery]);
  return (
    order && <SendDialog order={order} earlier={null} first={first} onClose={() => setOrder(null)} onSent={onSent} />
  );
}
