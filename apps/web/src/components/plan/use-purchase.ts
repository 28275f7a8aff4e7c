import type { Party } from '@festlig/contracts/party';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../api/api';
import { useGetPartyQuery, usePartyRef } from '../../api/party';
import { usePaymentWindow } from '../use-payment-window';

const ASK_MS = 1000;
/** How often the party is loaded again until it has what was bought: after a payment, and after a closed window. */
const TRIES = { paid: 60, closed: 5 };

/**
 * `waiting`: it is paid for, and on its way. `closed`: the window was closed, and the payment is looked for. `late` and
 * `unseen`: neither has come in time.
 */
export type PurchaseState = 'none' | 'paying' | 'waiting' | 'closed' | 'bought' | 'late' | 'unseen' | 'cancelled';

interface Purchase<What extends string> {
  /** What a payment in this tab came back with. */
  cameBackWith: What | undefined;
  hasArrived: (party: Party, what: What) => boolean;
  /** The page of the party to which a payment in this tab leads back. */
  backTo: 'plan' | 'photos';
}

/**
 * Buys something for a party. The payment reaches the party a moment later, as a fact: the party is loaded again until it
 * has what was bought (rule: plan-reload).
 */
export function usePurchase<What extends string>(party: Party, { cameBackWith, hasArrived, backTo }: Purchase<What>) {
  const partyRef = usePartyRef();
  const dispatch = useDispatch();
  const [query, setQuery] = useSearchParams();
  const [wanted, setWanted] = useState(cameBackWith);
  const [step, setStep] = useState<'none' | 'paying' | 'paid' | 'closed' | 'late' | 'unseen' | 'cancelled'>(
    cameBackWith ? 'paid' : 'none',
  );
  const [tries, setTries] = useState(0);
  const arrived = wanted !== undefined && hasArrived(party, wanted);
  const waiting = (step === 'paid' || step === 'closed') && !arrived;
  // What was paid for may have arrived while another page was open, or another window.
  const { refetch } = useGetPartyQuery(
    { partyId: partyRef },
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  const open = usePaymentWindow((end) => {
    setTries(0);
    setStep(end);
  });

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      void refetch();
      if (tries + 1 < TRIES[step]) setTries(tries + 1);
      else setStep(step === 'paid' ? 'late' : 'unseen');
    }, ASK_MS);
    return () => clearTimeout(timer);
  }, [waiting, step, tries, refetch]);
  // The list of parties shows the plan too, a plan decides how many mails can be sent, and the payment is listed.
  useEffect(() => {
    if (arrived) dispatch(api.util.invalidateTags(['Parties', 'Sends', 'Balance']));
  }, [arrived, dispatch]);
  // A host who loads the page again later is not thanked again.
  const isTold = arrived && cameBackWith !== undefined;
  useEffect(() => {
    if (!isTold) return;
    const rest = (query: URLSearchParams) => new URLSearchParams([...query].filter(([name]) => name !== 'paid'));
    setQuery(rest, { replace: true });
  }, [isTold, setQuery]);

  const state: PurchaseState = arrived ? 'bought' : step === 'paid' ? 'waiting' : step;
  return {
    state,
    /** What the page waits for now. */
    waitsFor: waiting ? wanted : undefined,
    buy(what: What, address: string) {
      setWanted(() => what);
      setStep('paying');
      const purpose = query.get('for');
      const back = new URLSearchParams({ paid: what, ...(purpose && { for: purpose }) });
      open(address, `/${partyRef}/${backTo}?${back.toString()}`);
    },
    askAgain() {
      setTries(0);
      setStep(step === 'unseen' ? 'closed' : 'paid');
    },
  };
}
