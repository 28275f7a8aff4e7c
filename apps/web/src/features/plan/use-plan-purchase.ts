import type { Currency } from '@festlig/contracts/define';
import { type Party, Plan } from '@festlig/contracts/party';
import { isUpgrade } from '@festlig/domain/billing/plans';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../api/api';
import { useGetPartyQuery, usePartyRef } from '../../api/party';
import { usePaymentWindow } from '../../components/use-payment-window';
import { paymentAddress } from './model';

const ASK_MS = 1000;
/** How often the party is loaded again until it has the plan: after a payment, and after a window that was closed. */
const TRIES = { paid: 60, closed: 5 };

export type PurchaseState = 'none' | 'paying' | 'waiting' | 'bought' | 'late' | 'cancelled';

/**
 * Buys a plan. The payment reaches the party a moment later, as a fact: the party is loaded again until it has the
 * plan (rule: plan-reload). A payment in this tab comes back with the plan in the query (`paid`).
 */
export function usePlanPurchase(party: Party) {
  const partyRef = usePartyRef();
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const cameBackWith = Plan.exclude(['free']).safeParse(query.get('paid')).data;
  const [wanted, setWanted] = useState<Plan | undefined>(cameBackWith);
  const [step, setStep] = useState<'none' | 'paying' | 'paid' | 'closed' | 'late' | 'cancelled'>(
    cameBackWith ? 'paid' : 'none',
  );
  const [tries, setTries] = useState(0);
  const arrived = wanted !== undefined && !isUpgrade(party.plan, wanted);
  const waiting = (step === 'paid' || step === 'closed') && !arrived;
  const { refetch } = useGetPartyQuery({ partyId: partyRef }, { refetchOnFocus: true });
  const open = usePaymentWindow((end) => {
    setTries(0);
    setStep(end);
  });

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      void refetch();
      if (tries + 1 < TRIES[step]) setTries(tries + 1);
      else setStep(step === 'paid' ? 'late' : 'none');
    }, ASK_MS);
    return () => clearTimeout(timer);
  }, [waiting, step, tries, refetch]);
  // The list of parties shows the plan too, and a plan decides how many mails can be sent.
  useEffect(() => {
    if (arrived) dispatch(api.util.invalidateTags(['Parties', 'Sends']));
  }, [arrived, dispatch]);

  const state: PurchaseState = arrived ? 'bought' : step === 'paid' ? 'waiting' : step === 'closed' ? 'none' : step;
  return {
    state,
    buy(plan: Plan, currency: Currency) {
      setWanted(plan);
      setStep('paying');
      open(paymentAddress(party.id, plan, currency), `/${partyRef}/plan?paid=${plan}`);
    },
    askAgain() {
      setTries(0);
      setStep('paid');
    },
  };
}
