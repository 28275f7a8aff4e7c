import type { Currency } from '@festlig/contracts/define';
import type { Plan } from '@festlig/contracts/party';
import { isUpgrade } from '@festlig/domain/billing/plans';

export const PLANS = ['free', 'premium', 'pro'] as const satisfies readonly Plan[];
export const CURRENCIES = ['dkk', 'eur'] as const satisfies readonly Currency[];

/** Currency is dkk for Danish and eur for English (spec section 1), until the host chooses. */
export const currencyOf = (language: 'da' | 'en'): Currency => (language === 'da' ? 'dkk' : 'eur');

/** Minor units as money: 14900 dkk is "149 kr.", 1950 eur is "€19.50". */
export function formatPrice(amount: number, currency: Currency, language: 'da' | 'en'): string {
  return new Intl.NumberFormat(language === 'da' ? 'da-DK' : 'en-IE', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);
}

export type CardState = 'current' | 'included' | 'upgrade';
/** What a plan is to a party: the one it has, one below it, or one it can have. */
export function cardState(plan: Plan, current: Plan): CardState {
  if (plan === current) return 'current';
  return isUpgrade(current, plan) ? 'upgrade' : 'included';
}

/** How many tokens are asked for; undefined when it is not a number we sell. */
export function tokenAmount(text: string): number | undefined {
  const amount = Number(text.trim());
  return text.trim() !== '' && Number.isInteger(amount) && amount >= 1 && amount <= 100_000 ? amount : undefined;
}

export const planPayment = (partyId: string, plan: Plan, currency: Currency) =>
  `/payment/plan/${partyId}/${plan}/${currency}`;
export const tokenPayment = (partyId: string, amount: number, currency: Currency) =>
  `/payment/token/${partyId}/${amount}/${currency}`;

/** What the payment window tells us: paid or not; undefined for any other message, or one from elsewhere. */
export function paymentOf(message: Pick<MessageEvent, 'origin' | 'data'>, origin: string): boolean | undefined {
  const data = message.data as { source?: unknown; payment?: unknown } | null;
  if (message.origin !== origin || typeof data !== 'object' || data?.source !== 'payment-window') return undefined;
  return data.payment !== false;
}
