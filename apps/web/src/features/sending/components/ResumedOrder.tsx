import type { Send } from '@festlig/contracts/messaging';
import { useState } from 'react';
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
  const close = () => {
    setOrder(null);
    setQuery({}, { replace: true });
  };
  return order && <SendDialog order={order} earlier={null} first={first} onClose={close} onSent={onSent} />;
}
