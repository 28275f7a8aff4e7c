import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Send } from '@festlig/contracts/messaging';
import { aTokenPayment } from '@festlig/testing/billing/a-payment';
import { aPresend } from '@festlig/testing/messaging/a-presend';
import { aSend } from '@festlig/testing/messaging/a-send';
import { failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { NOBODY, whomOf } from '../choice.model';
import { ResumedOrder } from '../components/ResumedOrder';
import { SendDialog } from '../components/SendDialog';
import { keepOrder, keptOrder, type Order } from './order.model';

const PARTY = 'a'.repeat(24);
const order: Order = {
  partyId: PARTY,
  draft: { id: '0'.repeat(24), name: 'Come!' },
  whom: whomOf('all', NOBODY),
  channel: 'all',
  mails: 12,
  quote: { texts: 8, tokens: 8, account: 3 },
  idempotencyKey: 'k'.repeat(32),
};
const started = aSend({ status: 'planning', total: 0, emailsSent: 0, rate: 0 });
const recount = aPresend({ contacts: 14, mail: 14, text: 10, tokens: 10, account: 9, toPay: 1 });
const earlier = aTokenPayment('1', 5);
const amount = { dkk: { amount: 0, original: null }, eur: { amount: 0, original: null } };

/** The account and the payments as the server has them, the refusals of the next sends, and the window that payments open in. */
let tokens: number;
let payments: ReturnType<typeof aTokenPayment>[];
let refusals: unknown[];
/** What presend answers; null while it does not. */
let counted: ReturnType<typeof aPresend> | null;
let popup: { closed: boolean; focus: () => void } | null;
let opened: jest.SpiedFunction<typeof window.open>;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  tokens = 3;
  payments = [earlier];
  refusals = [];
  counted = null;
  popup = { closed: false, focus: () => undefined };
  opened = jest.spyOn(window, 'open').mockImplementation(() => popup as Window | null);
});
afterEach(() => {
  jest.useRealTimers();
  opened.mockRestore();
  sessionStorage.clear();
});

async function show(element: 'dialog' | 'page', changes: Partial<Order> = {}, query = '', hasTick = false) {
  const received = fakeServer({
    [`GET /api/party/${PARTY}/billing`]: () => ({
      tokens,
      reserved: 0,
      tokenPrice: { dkk: 400, eur: 50 },
      prices: { free: amount, premium: amount, pro: amount },
    }),
    [`GET /api/party/${PARTY}/payments`]: () => ({ items: payments, page: 1, pageSize: 20, total: payments.length }),
    [`POST /api/party/${PARTY}/messages/send`]: () => refusals.shift() ?? started,
    [`GET /api/party/${PARTY}/messages/presend/${order.draft.id}`]: () =>
      counted ?? failure(503, { root: { code: 'unavailable' } }),
  });
  const sent: Send[] = [];
  const onClose = jest.fn();
  const onSent = (send: Send) => void sent.push(send);
  const view = await renderRoute(
    element === 'page' ? (
      <ResumedOrder partyId={PARTY} onSent={onSent} />
    ) : (
      <SendDialog
        order={{ ...order, ...changes }}
        earlier={null}
        texts={hasTick ? { texted: order, onChoose: () => undefined } : undefined}
        onClose={onClose}
        onSent={onSent}
      />
    ),
    `/Feststar/invitations${query}`,
    '/:idOrSlug/invitations',
  );
  // The payments of before are read before anything is pressed.
  if (element === 'dialog') await pass(1);
  const sends = () => received.filter(({ method }) => method === 'POST');
  return { sent, sends, onClose, ...view };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const message = (payment: boolean) =>
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', { data: { source: 'payment-window', payment }, origin: window.location.origin }),
      ),
  );
/** Lets so many seconds pass, one by one, because each sets the timer of the next. */
const pass = async (seconds: number) => {
  for (let at = 0; at <= seconds; at++) await act(() => jest.advanceTimersByTimeAsync(at === 0 ? 0 : 1000));
};

describe('a send with too few tokens', () => {
  it('says what it costs, and opens the payment of what is missing in the click', async () => {
    await show('dialog');
    expect(screen.getByRole('heading', { name: 'Send 12 e-mails and 8 texts?' })).toBeTruthy();
    expect(screen.getByText('−€1.50 (3 texts)')).toBeTruthy();
    expect(screen.getByText('€2.50 incl. VAT')).toBeTruthy();
    screen.getByText(/one text per guest\. .* you get it back\. Once sent it is used, even if it does not arrive\.$/);
    press('Pay €2.50 and send (opens a new window)');
    expect(opened).toHaveBeenCalledWith(
      `/payment/token/${PARTY}/5/eur`,
      expect.stringMatching(/^festlig-payment/),
      'popup,width=600,height=700',
    );
    // While it is open, the same button opens it again (rule: payment-window).
    screen.getByText('The payment is open in a new window. Your message goes out as soon as you have paid.');
    press('Open the payment again (opens a new window)');
    expect(opened.mock.calls[1]).toEqual(opened.mock.calls[0]);
  });

  it('goes on by itself when the payment is reported and its tokens are there, with the key and the quote of the order', async () => {
    const { sent, sends } = await show('dialog');
    press(/^Pay/);
    message(true);
    await pass(3);
    expect(screen.getByText(/We will send in a moment/)).toBeTruthy();
    await pass(5);
    // For as long as it waits, however long: nobody pays twice (rule: payment-waited-for).
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Waiting for the payment/ }).disabled).toBe(true);
    expect(sends()).toEqual([]);
    tokens = 8;
    await pass(1);
    expect(sent).toHaveLength(1);
    expect(sends()).toHaveLength(1);
    expect(sends()[0]).toMatchObject({
      headers: { 'idempotency-key': order.idempotencyKey },
      body: { tokens: 8, skipSms: false },
    });
    expect(keptOrder(PARTY, Date.now())).toBeNull();
  });

  it('sends nothing when the payment is cancelled, and can be paid for again', async () => {
    const { sends } = await show('dialog');
    press(/^Pay/);
    message(false);
    tokens = 8;
    await pass(5);
    expect(screen.getByText(/You have not been charged, and nothing was sent/)).toBeTruthy();
    expect(sends()).toEqual([]);
    expect(keptOrder(PARTY, Date.now())).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay €2.50 and send (opens a new window)' })).toBeTruthy();
  });

  it('says that it has seen no payment when the window was closed, and goes on when its payment is listed and the tokens come', async () => {
    const { sends } = await show('dialog');
    press(/^Pay/);
    popup!.closed = true;
    await pass(8);
    expect(screen.getByText(/we have not received a payment yet/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay/ }).disabled).toBe(false);
    expect(sends()).toEqual([]);
    payments = [aTokenPayment('2', 5), ...payments];
    tokens = 8;
    await pass(2);
    expect(sends()).toHaveLength(1);
  });

  it('waits for a press when the window was closed and the tokens came another way', async () => {
    const { sends } = await show('dialog');
    press(/^Pay/);
    popup!.closed = true;
    payments = [aTokenPayment('2', 6), ...payments];
    tokens = 9;
    await pass(8);
    expect(sends()).toEqual([]);
    press('Send now');
    await pass(0);
    expect(sends()).toHaveLength(1);
  });

  it('is not sent after the host has closed the dialog', async () => {
    const { sends, onClose, unmount } = await show('dialog');
    press(/^Pay/);
    message(true);
    await pass(1);
    press('Cancel');
    expect(onClose).toHaveBeenCalled();
    unmount();
    tokens = 8;
    await pass(5);
    expect(sends()).toEqual([]);
    expect(keptOrder(PARTY, Date.now())).toBeNull();
  });

  it('says after a minute that the tokens are late, and looks again when asked', async () => {
    const { sends } = await show('dialog');
    press(/^Pay/);
    message(true);
    await pass(70);
    expect(screen.getByText(/no need to pay again/)).toBeTruthy();
    tokens = 8;
    press('Check again');
    await pass(1);
    expect(sends()).toHaveLength(1);
  });

  it('has a tick for its texts until a payment has begun, and then a button without them (rule: skip-texts)', async () => {
    const ways = () => [
      screen.queryAllByRole('checkbox').length,
      screen.queryAllByRole('button', { name: 'Send only e-mails' }).length,
    ];
    await show('dialog', { channel: 'unmailed' }, '', true);
    expect(ways()).toEqual([1, 0]);
    press(/^Pay/);
    expect(ways()).toEqual([0, 1]);
  });

  it('can be sent without its texts', async () => {
    const { sends } = await show('dialog');
    press('Send only e-mails');
    await pass(0);
    expect(sends()[0]?.body).toMatchObject({ skipSms: true, tokens: null });
    expect(opened).not.toHaveBeenCalled();
  });
});

describe('a send whose tokens are on the account', () => {
  it('takes them without a payment', async () => {
    const { sends } = await show('dialog', { quote: { texts: 8, tokens: 8, account: 8 } });
    press('Send now');
    await pass(0);
    expect(sends()[0]?.body).toMatchObject({ skipSms: false, tokens: 8 });
    expect(opened).not.toHaveBeenCalled();
  });

  const changed = () => failure(409, { root: { code: 'quote_changed', params: { tokens: 10, account: 9 } } as never });

  it('tells the old and the new numbers of mails and texts when the list has changed, and takes the difference only when asked', async () => {
    const { sent, sends } = await show('dialog', { quote: { texts: 8, tokens: 8, account: 9 } });
    refusals = [changed()];
    counted = recount;
    press('Send now');
    await pass(0);
    expect(screen.getByText(/: 14 e-mails and 10 texts instead of 12 e-mails and 8 texts/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Send 14 e-mails and 10 texts?' })).toBeTruthy();
    expect(sent).toEqual([]);
    press('Pay €0.50 and send (opens a new window)');
    expect(opened.mock.calls[0]?.[0]).toBe(`/payment/token/${PARTY}/1/eur`);
    tokens = 10;
    message(true);
    await pass(1);
    expect(sends().map(({ body }) => (body as { tokens: number }).tokens)).toEqual([8, 10]);
    expect(sent).toHaveLength(1);
  });

  it('tells the new number of texts when the mails cannot be counted again', async () => {
    await show('dialog', { quote: { texts: 8, tokens: 8, account: 9 } });
    refusals = [changed()];
    press('Send now');
    await pass(3);
    expect(screen.getByText(/: 12 e-mails and 10 texts instead of 12 e-mails and 8 texts/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay €0.50 and send (opens a new window)' })).toBeTruthy();
  });

  it('says so when somebody else has used them, and lets the host pay for what is missing', async () => {
    await show('dialog', { quote: { texts: 8, tokens: 8, account: 8 } });
    refusals = [failure(402, { root: { code: 'insufficient_tokens', params: { missing: 3 } } as never })];
    press('Send now');
    await pass(0);
    expect(screen.getByText(/have been used in the meantime/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay €1.50 and send (opens a new window)' })).toBeTruthy();
  });
});

describe('a payment in the same tab', () => {
  it('leads back to the page, where the send goes on by itself', async () => {
    popup = null;
    const page = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const first = await show('dialog');
    press(/^Pay/);
    expect(page).toHaveBeenCalledTimes(1);
    page.mockRestore();
    first.unmount();
    tokens = 8;
    const { sends, sent, search } = await show('page', {}, '?paid=tokens');
    await pass(1);
    expect(sends()).toHaveLength(1);
    expect(sends()[0]?.headers['idempotency-key']).toBe(order.idempotencyKey);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(search()).toBe('');
  });

  it('that was cancelled sends nothing, and shows the order again', async () => {
    keepOrder(order, Date.now());
    const { sends } = await show('page');
    await pass(8);
    expect(sends()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Pay €2.50 and send (opens a new window)' })).toBeTruthy();
  });

  it('that the host has left sends nothing when tokens come another way, and can be sent by a press', async () => {
    keepOrder({ ...order, payment: { tokens: 5, latest: earlier.id } }, Date.now());
    tokens = 8;
    const { sends } = await show('page');
    await pass(70);
    expect(sends()).toEqual([]);
    press('Send now');
    await pass(0);
    expect(sends()).toHaveLength(1);
  });

  it('that was made although the host did not come back by its last page sends when it is listed', async () => {
    keepOrder({ ...order, payment: { tokens: 5, latest: earlier.id } }, Date.now());
    payments = [aTokenPayment('2', 5), ...payments];
    tokens = 8;
    const { sends } = await show('page');
    await pass(1);
    expect(sends()).toHaveLength(1);
  });

  it('of no order shows nothing', async () => {
    await show('page', {}, '?paid=tokens');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
