import { randomBytes } from 'node:crypto';
import { group, text, texts, type FormGroup, type FormValue } from './form';
import { StripeError } from './stripe-error';

/** One line as the buyer sees it; the amount is in the currency's minor unit, for the whole line. */
export interface LineItem {
  name: string;
  quantity: number;
  amount: number;
}

/** Stripe's checkout.session, with the fields the product may read. */
export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer_email: string | null;
  expires_at: number;
  livemode: false;
  locale: string | null;
  metadata: Record<string, string>;
  mode: string;
  payment_intent: string | null;
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  url: string | null;
}

interface Opened {
  session: CheckoutSession;
  items: LineItem[];
  /** The metadata of the money, which is not the session's. */
  intentMetadata: Record<string, string>;
}

const secondsOpen = 24 * 3600;
const unixSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);
const token = (prefix: string): string => prefix + randomBytes(24).toString('hex');

/** The checkout sessions of this run, in memory: an unfinished purchase is lost at a restart. */
export class CheckoutSessions {
  private readonly sessions = new Map<string, Opened>();
  private readonly byIdempotencyKey = new Map<string, CheckoutSession>();

  constructor(private readonly now: () => Date) {}

  /** Opens a session from the form of a create call; the same idempotency key returns the same session. */
  create(form: FormGroup, baseUrl: string, idempotencyKey?: string): CheckoutSession {
    const earlier = idempotencyKey === undefined ? undefined : this.byIdempotencyKey.get(idempotencyKey);
    if (earlier) return earlier;

    const { items, currency } = readItems(form['line_items']);
    const total = items.reduce((sum, item) => sum + item.amount, 0);
    const id = token('cs_test_');
    const created = unixSeconds(this.now());
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      amount_subtotal: total,
      amount_total: total,
      cancel_url: webAddress(form, 'cancel_url') ?? null,
      client_reference_id: text(form['client_reference_id']) ?? null,
      created,
      currency,
      customer_email: text(form['customer_email']) ?? null,
      expires_at: created + secondsOpen,
      livemode: false,
      locale: text(form['locale']) ?? null,
      metadata: texts(form['metadata']),
      mode: required(form, 'mode'),
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: webAddress(form, 'success_url') ?? required(form, 'success_url'),
      url: `${baseUrl}/checkout/${id}`,
    };
    const intentMetadata = texts(group(form['payment_intent_data'])['metadata']);
    this.sessions.set(id, { session, items, intentMetadata });
    if (idempotencyKey !== undefined) this.byIdempotencyKey.set(idempotencyKey, session);
    return session;
  }

  /** A session and its lines. @throws Stripe's 404 when there is none */
  find(id: string): Opened {
    const found = this.sessions.get(id);
    if (!found) throw new StripeError(404, `No such checkout.session: '${id}'`, 'session', 'resource_missing');
    if (found.session.status === 'open' && found.session.expires_at <= unixSeconds(this.now())) this.expire(id);
    return found;
  }

  /** All sessions, the latest first. */
  list(): Opened[] {
    return [...this.sessions.keys()].map((id) => this.find(id)).toReversed();
  }

  /** The session that this money paid. */
  byIntent(intent: string): Opened | undefined {
    return [...this.sessions.values()].find(({ session }) => session.payment_intent === intent);
  }

  /** Pays an open session. Returns whether this call paid it: a second click on the button pays nothing. */
  pay(id: string): boolean {
    const { session } = this.find(id);
    if (session.status !== 'open') return false;
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null, payment_intent: token('pi_') });
    return true;
  }

  /** Closes an open session without payment. */
  expire(id: string): CheckoutSession {
    const session = this.sessions.get(id)?.session ?? this.find(id).session;
    if (session.status === 'complete') throw new StripeError(400, 'Only open Checkout Sessions can be expired.');
    return Object.assign(session, { status: 'expired', url: null });
  }
}

function required(form: FormGroup, name: string): string {
  const value = text(form[name]);
  if (value) return value;
  throw new StripeError(400, `Missing required param: ${name}.`, name, 'parameter_missing');
}

/** An address to which the buyer is redirected; anything but http(s) could run a script. */
function webAddress(form: FormGroup, name: string): string | undefined {
  const value = text(form[name]);
  if (value && !/^https?:\/\//.test(value)) throw new StripeError(400, 'Not a valid URL', name, 'url_invalid');
  return value;
}

function readItems(value: FormValue | undefined): { items: LineItem[]; currency: string } {
  const lines = Object.entries(group(value)).map(([index, line]) => ({
    at: `line_items[${index}]`,
    line: group(line),
  }));
  if (lines.length === 0) throw new StripeError(400, 'Missing required param: line_items.', 'line_items');
  const prices = lines.map(({ at, line }) => {
    const price = group(line['price_data']);
    const quantity = Number(text(line['quantity']) ?? 1);
    const unit = Number(text(price['unit_amount']));
    if (!Number.isSafeInteger(unit) || unit < 0) throw new StripeError(400, 'Invalid integer', `${at}[unit_amount]`);
    if (!Number.isSafeInteger(quantity) || quantity < 1)
      throw new StripeError(400, 'Invalid integer', `${at}[quantity]`);
    const name = text(group(price['product_data'])['name']) ?? '';
    return { currency: required(price, 'currency').toLowerCase(), name, quantity, amount: unit * quantity };
  });
  const currencies = new Set(prices.map(({ currency }) => currency));
  if (currencies.size > 1) throw new StripeError(400, 'All line items must have the same currency.', 'line_items');
  return { currency: [...currencies][0] ?? '', items: prices.map(({ currency: _, ...item }) => item) };
}
