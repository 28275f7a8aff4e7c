import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Send } from '@festlig/contracts/messaging';
import { currencyOf } from '@festlig/domain/billing/prices';
import { type PropsWithChildren, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { useWaiting } from '../../../components/form/use-waiting';
import { NewWindow } from '../../../components/plan/NewWindow';
import { useIsPhone } from '../../../components/use-is-phone';
import { useUnverified } from '../../../components/use-unverified';
import { VerifyEmailNotice } from '../../../components/VerifyEmailNotice';
import { useLanguage } from '../../../i18n/use-language';
import { CheckoutNotice } from '../checkout/components/CheckoutNotice';
import { QuoteTable } from '../checkout/components/QuoteTable';
import { TextSender } from '../checkout/components/TextSender';
import { type TextsChoice, TextsTick } from '../checkout/components/TextsTick';
import { keepOrder, type Order, toPay } from '../checkout/order.model';
import { useBoth } from '../checkout/use-both';
import { useTokensPrice } from '../checkout/use-tokens-price';
import { type Earlier, textsWith } from '../presend.model';
import { type Save, type Step, useCheckout } from '../checkout/use-checkout';
import { SharedAddresses } from '../summary/components/SharedAddresses';
import { SendAgain } from './SendAgain';
import { WhatGoesOut } from './WhatGoesOut';

/** Shows what a guest gets: the mail, the text, or both. `onWhole`: the host asks to see the whole mail; null where that is not offered. */
export type Seen = (goes: { mail: boolean; text: boolean; onWhole: (() => void) | null }) => ReactNode;

interface SendDialogProps {
  order: Order;
  /** What it is called where the question has no number. */
  kind?: 'Invitation' | 'Reminder' | 'Mail';
  /** Earlier sends of this mail, when some guests may get it again. */
  earlier: Earlier | null;
  /** Absent where the host cannot choose whether those without mail get a text: a button then leaves the texts out. */
  texts?: TextsChoice | undefined;
  seen?: Seen;
  /** Where it leads back to something else than what the host was at. */
  cancelLabel?: string | undefined;
  /** To the text, where the host has not seen it and what cancels leads elsewhere. */
  onEdit?: (() => void) | undefined;
  /** Above what is shown of the message. */
  note?: ReactNode;
  /** Saves the message, where that waits until the host sends it. */
  save?: Save | undefined;
  /** For an order whose payment had begun: how far it was. */
  first?: Step;
  onClose: () => void;
  onSent: (send: Send) => void;
}

/**
 * Says who gets the message, who gets nothing, and what their texts cost, lets the host pay, and sends it. One dialog has one
 * key, so that repeated clicks start one send. A mail that was sent before is sent again when the host confirms it
 * (rules: send-refused, presend-sent-before, shared-address-told, tokens-needed, skip-texts, send-by-verified,
 * send-waits-for-verification).
 */
export function SendDialog({
  order,
  kind = 'Mail',
  texts: choice,
  seen,
  cancelLabel,
  onEdit,
  note,
  first = 'asked',
  ...rest
}: SendDialogProps) {
  const { onClose, save, onSent, ...before } = rest;
  const { t } = useTranslation('invitations');
  const checkoutT = useTranslation('checkout').t;
  const currency = currencyOf(useLanguage());
  const both = useBoth();
  const isPhone = useIsPhone();
  const close = () => {
    keepOrder(null, Date.now());
    onClose();
  };
  const { step, shown, problem, busy, isSending, start, pay, lookAgain } = useCheckout(order, first, save, (send) => {
    onSent(send);
    close();
  });
  const { quote, mails: count } = shown;
  const texts = quote?.texts ?? 0;
  // The link that confirms the address is opened in another tab or on another device, and this dialog goes on.
  const unverified = useUnverified();
  const isRefused = unverified !== null && texts > 0;
  /** Whose mails are accepted now, and wait. */
  const later = texts === 0 ? unverified : null;
  const waits = useWaiting(busy) || isRefused;
  // What was refused because the address was not confirmed is no problem any more once it is.
  const told = problem?.code === 'email_not_verified' ? undefined : problem;
  // As it was when the dialog was opened: a click that repeats a send with a lost answer must not ask about that send.
  const [earlier] = useState(before.earlier);
  const [again, setAgain] = useState<'asked' | 'refused' | 'wanted'>('asked');
  const tick = useRef<HTMLInputElement>(null);
  /** Does this once the host has agreed to send a mail again. */
  const agreed = (go: () => void) => {
    if (!earlier || again === 'wanted') return go();
    setAgain('refused');
    tick.current?.focus();
  };
  const missing = toPay(quote);
  const isPaying = step === 'paying' || step === 'paid' || step === 'closed';
  // Once a payment has begun, the choice is made; then a button leaves the texts out.
  const tickable = isPaying ? undefined : choice;
  // Once a payment has begun, the price and how it goes have the room of a phone.
  const isSeen = seen !== undefined && !(isPaying && isPhone);
  const price = useTokensPrice()(missing);
  const title = () => {
    if (isRefused) return t('send.confirmFirst');
    if (texts > 0) return checkoutT('title', { what: both(count, texts) });
    if (kind === 'Reminder') return t('send.confirmReminder');
    // The button that asked may have counted those who get nothing, so the title has no number.
    if (shown.left?.guests) return t(`send.confirm${kind}`);
    return t('send.confirmTitle', { count });
  };
  const label = () => {
    if (busy) return checkoutT('waits');
    if (missing > 0 && step === 'paying') return checkoutT('payAgain');
    return missing > 0 ? checkoutT('pay', { price }) : t(later ? 'send.confirmLater' : 'send.confirm');
  };
  return (
    <ConfirmDialog
      open
      title={title()}
      confirmLabel={label()}
      cancelLabel={cancelLabel}
      confirmIcon={missing > 0 && !busy && <NewWindow />}
      pending={isSending}
      waiting={busy}
      refused={isRefused}
      isWide
      foot={
        later ? (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('waiting.own', { email: later.email })}
          </Typography>
        ) : (
          quote && texts > 0 && <QuoteTable quote={quote} />
        )
      }
      other={
        !tickable && texts > 0 && count > 0 ? (
          <Button disabled={waits} onClick={() => agreed(() => start(true))}>
            {checkoutT('onlyMails')}
          </Button>
        ) : (
          onEdit &&
          !isPaying && (
            <Button disabled={isSending} onClick={onEdit}>
              {t('send.edit')}
            </Button>
          )
        )
      }
      onConfirm={() => agreed(() => (missing > 0 ? void pay(currency) : start(false)))}
      onCancel={close}
    >
      {isRefused && <VerifyEmailNotice />}
      <WhatGoesOut subject={isSeen ? null : order.draft.name} order={shown} />
      {tickable && (
        <TextsTick
          names={tickable.texted.names?.texted ?? []}
          onChoose={tickable.onChoose}
          isChosen={order.channel === 'unmailed'}
          disabled={isSending}
        />
      )}
      {isSeen && seen?.({ mail: count > 0, text: texts > 0, onWhole: isPaying ? null : (onEdit ?? close) })}
      {note}
      {earlier && <SendAgain earlier={earlier} again={again} tick={tick} onChange={setAgain} />}
      {!isPaying && texts > 0 && <TextSender partyId={order.partyId} />}
      <Quiet>
        {checkoutT('confirm.final')} {texts > 0 && checkoutT('quote.back')}
      </Quiet>
      {count + texts > 1 && (
        <SharedAddresses isQuiet partyId={order.partyId} whom={order.whom} texts={textsWith(order.channel, texts)} />
      )}
      <CheckoutNotice step={step} problem={told} now={shown} before={order} onLookAgain={lookAgain} />
    </ConfirmDialog>
  );
}

/** What is to be known before, smaller than what is asked. */
const Quiet = ({ children }: PropsWithChildren) => (
  <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
    {children}
  </Typography>
);
