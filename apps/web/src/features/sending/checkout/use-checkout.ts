import type { Send } from '@festlig/contracts/messaging';
import type { Currency } from '@festlig/contracts/define';
import { useEffect, useRef, useState } from 'react';
import { firstError } from '../../../api/api-error';
import {
  latestPayments,
  useLazyGetBalanceQuery,
  useLazyListPaymentsQuery,
  useListPaymentsQuery,
} from '../../../api/billing';
import { usePartyRef } from '../../../api/party';
import { usePaymentWindow } from '../../../components/use-payment-window';
import type { CodedError } from '../../../lib/coded-error';
import { useLazyPresendQuery, useSendInvitationMutation } from '../api';
import { isPaid, keepOrder, type Order, orderOf, quoteAfter, toPay } from './order.model';

const ASK_MS = 1000;
/** Saves a message and says what is saved then; null when that failed. */
export type Save = () => Promise<Order['draft'] | null>;

/** How often the account is asked for tokens after a payment, and after a window that was closed. */
const TRIES = 60;
/** After so many of them, a host who closed the window may pay again. */
const SURE = 5;

/**
 * `paying`: the window is open. `paid`: the tokens are on their way. `closed`: nobody knows whether it was paid.
 * `cancelled` and `late`: the host decides what happens next, as before the payment (`asked`).
 */
export type Step = 'asked' | 'paying' | 'paid' | 'closed' | 'cancelled' | 'late';

/**
 * Starts a send, after a payment if it has too few tokens: as soon as they are on the account, it goes on by itself,
 * with the same key (rules: tokens-needed, payment-goes-on). While nobody knows whether it was paid, it goes on only when
 * the payment is listed. `first` is the step of an order whose payment had begun. `save` saves its message, which is new and has words
 * that nobody has changed: it is saved once the host sends or pays (rule: telling-offered).
 */
export function useCheckout(order: Order, first: Step, save: Save | undefined, onSent: (send: Send) => void) {
  const partyRef = usePartyRef();
  const [send, { isLoading }] = useSendInvitationMutation();
  const [askBalance] = useLazyGetBalanceQuery();
  const [askPayments] = useLazyListPaymentsQuery();
  const [count, { isFetching }] = useLazyPresendQuery();
  const [asked, setAsked] = useState(order);
  const [shown, setShown] = useState(order);
  const { quote } = shown;
  const payments = useListPaymentsQuery(latestPayments(order.partyId), {
    skip: toPay(quote) === 0,
    refetchOnMountOrArgChange: true,
  });
  const [problem, setProblem] = useState<CodedError>();
  const [step, setStep] = useState(first);
  // The host has chosen otherwise whether there are texts.
  if (order !== asked) {
    setAsked(order);
    setShown(order);
    setProblem(undefined);
  }
  const [tries, setTries] = useState(0);
  const goTo = (next: Step) => {
    setTries(0);
    setStep(next);
    if (next === 'cancelled' || next === 'asked') keepOrder(null, Date.now());
  };
  const openPayment = usePaymentWindow(goTo);

  const [isSaving, setSaving] = useState(false);
  const saved = async (unsaved: Save) => {
    setSaving(true);
    const draft = await unsaved();
    setSaving(false);
    if (!draft) setProblem({ code: 'unavailable' });
    return draft;
  };
  const start = async (skipSms: boolean) => {
    setProblem(undefined);
    goTo('asked');
    const { partyId, whom, channel, idempotencyKey } = order;
    const draft = save ? await saved(save) : order.draft;
    if (!draft) return;
    const textsTo = channel === 'unmailed' ? channel : 'all';
    const tokens = skipSms ? null : (quote?.tokens ?? null);
    try {
      const how = { skipSms, textsTo, tokens, whenVerified: tokens === null } as const;
      const request = { partyId, templateId: draft.id, ...whom, idempotencyKey, ...how };
      onSent(await send(request).unwrap());
    } catch (thrown) {
      const error = firstError(thrown);
      const after = quote && quoteAfter(quote, error);
      // The refusal tells only of the texts, and the mails may have changed too.
      const counted =
        error.code === 'quote_changed' ? (await count({ partyId, templateId: draft.id, ...whom })).data : null;
      if (counted) setShown(orderOf(counted, order));
      else if (after) setShown({ ...shown, quote: after });
      setProblem(error);
    }
  };

  const hasPaid = async () => {
    const { data } = await askPayments(latestPayments(order.partyId));
    return data !== undefined && isPaid(shown.payment, data.items);
  };
  const waits = step === 'paid' || step === 'closed';
  /** Looks whether the tokens are there; `gone` tells whether the host has closed the dialog meanwhile. */
  const look = useRef<(gone: () => boolean) => Promise<void>>(undefined);
  useEffect(() => {
    look.current = async (gone) => {
      const { data } = await askBalance({ partyId: order.partyId });
      if (gone()) return;
      if (data && quote) setShown({ ...shown, quote: { ...quote, account: data.tokens } });
      const enough = data && quote && data.tokens >= quote.tokens;
      // The payments are read after the account, so that the payment of tokens that are there is among them.
      const goesOn = enough && (step === 'paid' || (await hasPaid()));
      if (gone()) return;
      if (goesOn) await start(false);
      else if (tries + 1 < TRIES) setTries(tries + 1);
      else goTo(step === 'paid' ? 'late' : 'asked');
    };
  });
  useEffect(() => {
    if (!waits) return;
    let isGone = false;
    const timer = setTimeout(() => void look.current?.(() => isGone), tries === 0 ? 0 : ASK_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [waits, tries]);

  return {
    step,
    /** The order as it is by now. */
    shown,
    problem,
    isSending: isSaving || isLoading || isFetching,
    /** It is not known yet whether the tokens have come. */
    busy: step === 'paid' || (step === 'closed' && tries < SURE),
    start: (skipSms: boolean) => void start(skipSms),
    pay: async (currency: Currency) => {
      setProblem(undefined);
      const draft = save ? await saved(save) : order.draft;
      if (!draft) return;
      goTo('paying');
      const known = payments.isFetching ? undefined : payments.data?.items;
      const begun = { ...shown, draft, payment: { tokens: toPay(quote), latest: known && (known[0]?.id ?? null) } };
      setShown(begun);
      keepOrder(begun, Date.now());
      openPayment(
        `/payment/token/${order.partyId}/${toPay(quote)}/${currency}`,
        `/${partyRef}/invitations?paid=tokens`,
      );
    },
    /** After a payment whose tokens have not come: looks again. */
    lookAgain: () => goTo('paid'),
  };
}
