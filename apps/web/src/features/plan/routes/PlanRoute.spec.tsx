import type { Party } from '@festlig/contracts/party';
import { MOST_PASTED } from '@festlig/domain/contacts/pasted-guests';
import { aParty } from '@festlig/testing/party';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, failure, fakeServer, renderRoute, renderRoutes } from '../../../components/testing/render-route';
import { Link } from 'react-router-dom';
import { paymentPage } from '../../../lib/payment-page';
import PlanRoute from './PlanRoute';

const ID = 'a'.repeat(24);
const amount = (dkk: number, eur: number, original: number | null = null) => ({
  dkk: { amount: dkk, original },
  eur: { amount: eur, original },
});
const balance = {
  tokens: 0,
  reserved: 0,
  tokenPrice: { dkk: 400, eur: 50 },
  prices: { free: amount(0, 0), premium: amount(14_900, 1_990, 2_490), pro: amount(39_900, 5_390) },
  deducted: { dkk: 0, eur: 0 },
};

/** As the messaging service answers for a new account. */
const mails = {
  free: { now: 300, later: 3000 },
  premium: { now: 1000, later: 15_000 },
  pro: { now: 5000, later: 50_000 },
};

const same = { now: 900, later: 900 };

const nothing = { items: [], page: 1, pageSize: 20, total: 0 };

/** The party as the server has it, and the window that payments open in. */
let plan: Party['plan'];
let popup: { closed: boolean; focus: () => void } | null;
let opened: jest.SpiedFunction<typeof window.open>;
beforeEach(() => {
  plan = 'free';
  popup = { closed: false, focus: () => undefined };
  opened = jest.spyOn(window, 'open').mockImplementation(() => popup as Window | null);
});
afterEach(() => {
  opened.mockRestore();
  sessionStorage.clear();
});

const answered = (answers: Record<string, Answer> = {}) =>
  fakeServer({
    'GET /api/party/Feststar': () => aParty({ id: ID, plan, isOwner: true, features: [...FEATURES_OF[plan]] }),
    [`GET /api/party/${ID}/billing`]: () => balance,
    [`GET /api/party/${ID}/payments`]: () => nothing,
    [`GET /api/party/${ID}/ledger`]: () => nothing,
    [`GET /api/party/${ID}/sending-limit`]: () => ({ today: 300, plans: mails }),
    ...answers,
  });

const FEATURES_OF = { free: [], premium: ['cohosts'], pro: ['cohosts', 'import'] } as const;

async function show(answers: Record<string, Answer> = {}, query = '') {
  const received = answered(answers);
  const { search } = await renderRoute(<PlanRoute />, `/Feststar/plan${query}`, '/:idOrSlug/plan');
  return { search, loads: () => received.filter(({ path }) => path === '/api/party/Feststar').length };
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const buy = async (name: string) =>
  fireEvent.click((await card(name)).getByRole('button', { name: `Buy ${name} (opens a new window)` }));
const message = (data: unknown, origin = window.location.origin) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin })));
const paid = { source: 'payment-window', payment: true };

describe('the plan page', () => {
  it('shows what each plan gives, with prices in the currency of the language or the other', async () => {
    await show();
    const premium = await card('Premium');
    expect(premium.getByText('Your own questions to guests')).toBeTruthy();
    expect(premium.getByText('€19.90', { exact: false }).textContent).toContain('incl. VAT');
    expect(premium.getByText('€24.90', { exact: false }).tagName).toBe('S');
    expect(premium.getByText('A photo book of them, ready for print')).toBeTruthy();
    const pro = await card('Pro');
    expect(pro.getByText(`Import of guest lists of more than ${MOST_PASTED}`)).toBeTruthy();
    expect(pro.queryByText('A photo book of them, ready for print')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'DKK' }));
    expect(premium.getByText(/DKK.149/)).toBeTruthy();
    expect(screen.queryByText('€19.90', { exact: false })).toBeNull();
  });

  it('says how long a purchase holds and when the money comes back, with the terms, and that wishes are free', async () => {
    await show();
    expect((await card('Free')).getByText('A wishlist that guests can reserve from')).toBeTruthy();
    expect(screen.getByText(/keeps what you buy for as long as it is here.*within 14 days/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read the terms' }).getAttribute('href')).toBe('/en/terms');
  });

  it('keeps these words in sight while a payment is told of (rule: plan-chooser)', async () => {
    await show();
    await buy('Premium');
    expect(screen.getByText(/Pay in the window that has opened/)).toBeTruthy();
    const terms = screen.getByRole('link', { name: 'Read the terms' });
    expect(terms.parentElement?.textContent).toContain('within 14 days');
    message({ ...paid, payment: false });
    await screen.findByText(/The payment was not completed/);
    expect(screen.getByRole('link', { name: 'Read the terms' })).toBe(terms);
  });

  it('says how many mails a day each plan allows, now and when the account is no longer new', async () => {
    await show();
    (await card('Free')).getByText('Up to 300 e-mails a day, and 3,000 when your account is a week old');
    (await card('Premium')).getByText('Up to 1,000 e-mails a day, and 15,000 when your account is a week old');
    (await card('Pro')).getByText('Up to 5,000 e-mails a day, and 50,000 when your account is a week old');
  });

  it.each([
    ['not limited', { today: null, plans: null }, 0],
    ['not known', failure(503, { root: { code: 'unavailable' } }), 0],
    ['the same with all plans', { today: 9, plans: { free: same, premium: same, pro: same } }, 1],
  ])('does not promise more mails with a plan when they are %s', async (_, answer, lines) => {
    await show({ [`GET /api/party/${ID}/sending-limit`]: () => answer });
    await card('Premium');
    expect(screen.queryAllByText(/e-mails a day/).map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: lines }, () => 'Up to 900 e-mails a day'),
    );
  });

  it('offers neither the current plan nor a lower one', async () => {
    plan = 'premium';
    await show();
    expect((await card('Free')).queryByRole('button')).toBeNull();
    expect((await card('Premium')).getByRole<HTMLButtonElement>('button').disabled).toBe(true);
    const pro = await card('Pro');
    expect(pro.getByRole('button', { name: /^Buy Pro/ })).toBeTruthy();
    expect(pro.queryByText(/deducted/)).toBeNull();
  });

  it('says what was paid for the plan of now and is deducted, in its currency only (rule: plan-difference)', async () => {
    plan = 'premium';
    const pro = { dkk: { amount: 39_900, original: null }, eur: { amount: 3_400, original: 5_390 } };
    const deducted = { dkk: 0, eur: 1_990 };
    await show({
      [`GET /api/party/${ID}/billing`]: () => ({ ...balance, prices: { ...balance.prices, pro }, deducted }),
    });
    const of = await card('Pro');
    of.getByText('The €19.90 paid for Premium has been deducted.');
    expect(of.getByText(/€34/).textContent).toContain('€53.90');
    expect((await card('Free')).queryByText(/deducted/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'DKK' }));
    expect((await card('Pro')).queryByText(/deducted/)).toBeNull();
  });

  it('says why the prices are missing, and reads them again', async () => {
    let works = false;
    await show({
      [`GET /api/party/${ID}/billing`]: () => (works ? balance : failure(503, { root: { code: 'unavailable' } })),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    works = true;
    fireEvent.click(again);
    expect(await screen.findByRole('region', { name: 'Premium' })).toBeTruthy();
  });
});

describe('buying a plan', () => {
  it('opens the payment in a window, loads the party until it has the plan, and thanks', async () => {
    const { loads } = await show();
    const inView = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    await buy('Premium');
    expect(opened.mock.calls[0]?.slice(0, 1)).toEqual([`/payment/plan/${ID}/premium/eur`]);
    expect(opened.mock.calls[0]?.[2]).toContain('width=600,height=700');
    const told = screen.getByText(/Pay in the window that has opened/);
    expect(inView.mock.contexts.some((box) => (box as Element).contains(told))).toBe(true);
    const before = loads();
    inView.mockClear();
    message(paid);
    expect(screen.getByText(/The payment went through. The event gets its plan/)).toBeTruthy();
    // The button says so itself, and nothing else can be bought meanwhile (rule: payment-waited-for).
    const waits = (await card('Premium')).getByRole<HTMLButtonElement>('button', { name: /Waiting for the payment/ });
    expect(waits.disabled).toBe(true);
    expect((await card('Pro')).getByRole<HTMLButtonElement>('button', { name: /^Buy Pro/ }).disabled).toBe(true);
    await waitFor(() => expect(loads()).toBeGreaterThan(before));
    plan = 'premium';
    const thanks = await screen.findByText('Thank you! The event now has Premium.');
    expect(inView.mock.contexts.some((box) => (box as Element).contains(thanks))).toBe(true);
    inView.mockRestore();
    expect((await card('Premium')).getByRole('button', { name: 'Your plan' })).toBeTruthy();
  });

  it.each([
    ['another site', paid, 'https://evil.example'],
    ['another window', { source: 'something-else', payment: true }, undefined],
    ['nobody', null, undefined],
  ])('takes no message of %s for a payment', async (_, data, origin) => {
    await show();
    await buy('Premium');
    message(data, origin);
    expect(screen.getByText(/Pay in the window that has opened/)).toBeTruthy();
  });

  it('says that nothing was charged when the payment was not completed, and can be begun again', async () => {
    await show();
    await buy('Pro');
    message({ source: 'payment-window', payment: false });
    expect(screen.getByText('The payment was not completed. You have not been charged.')).toBeTruthy();
    await buy('Pro');
    expect(opened).toHaveBeenCalledTimes(2);
    // The window of the first is about to close itself.
    expect(opened.mock.calls[1]?.[1]).not.toBe(opened.mock.calls[0]?.[1]);
  });

  it('takes the window of a payment that is still open, so that nobody pays for both', async () => {
    await show();
    await buy('Premium');
    await buy('Pro');
    expect(opened.mock.calls.map(([address]) => address)).toEqual([
      `/payment/plan/${ID}/premium/eur`,
      `/payment/plan/${ID}/pro/eur`,
    ]);
    expect(opened.mock.calls[1]?.[1]).toBe(opened.mock.calls[0]?.[1]);
    plan = 'premium';
    message(paid);
    expect(screen.getByText(/The event gets its plan in a moment/)).toBeTruthy();
  });

  it('finds the plan of a payment whose window was closed before it reported', async () => {
    await show();
    await buy('Pro');
    plan = 'pro';
    popup!.closed = true;
    expect(await screen.findByText('Thank you! The event now has Pro.')).toBeTruthy();
  });

  it('says what to do when no payment is found after a closed window (rule: payment-waited-for)', async () => {
    await show();
    const pro = await card('Pro');
    jest.useFakeTimers();
    fireEvent.click(pro.getByRole('button', { name: /^Buy Pro/ }));
    popup!.closed = true;
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(pro.getByRole('button', { name: /Waiting for the payment/ })).toBeTruthy();
    for (let second = 0; second <= 6; second++) await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    expect(screen.getByText(/We have not seen a payment/)).toBeTruthy();
    const again = pro.getByRole<HTMLButtonElement>('button', { name: /^Buy Pro/ });
    expect(again.disabled).toBe(false);
  });

  it('has arrived when the page was left during the payment and is opened again', async () => {
    answered();
    const elsewhere = { path: '/:idOrSlug/settings', element: <Link to="/Feststar/plan">The plans</Link> };
    const page = (
      <>
        <Link to="/Feststar/settings">Settings</Link>
        <PlanRoute />
      </>
    );
    await renderRoutes([{ path: '/:idOrSlug/plan', element: page }, elsewhere], ['/Feststar/plan']);
    await buy('Premium');
    fireEvent.click(screen.getByRole('link', { name: 'Settings' }));
    plan = 'premium';
    fireEvent.click(await screen.findByRole('link', { name: 'The plans' }));
    expect(await (await card('Premium')).findByRole('button', { name: 'Your plan' })).toBeTruthy();
  });

  it('says that the plan is late after a minute, and looks again when asked', async () => {
    await show();
    await buy('Premium');
    jest.useFakeTimers();
    message(paid);
    for (let second = 0; second <= 60; second++) await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    expect(screen.getByText(/the plan is not in place yet/)).toBeTruthy();
    plan = 'premium';
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Thank you! The event now has Premium.')).toBeTruthy();
  });

  it('is done in the same tab where the browser opens no window, and comes back to this page', async () => {
    popup = null;
    const followed: string[] = [];
    const follow = (event: MouseEvent) => {
      event.preventDefault();
      followed.push((event.target as HTMLAnchorElement).getAttribute('href') ?? '');
    };
    document.addEventListener('click', follow);
    await show();
    await buy('Premium');
    document.removeEventListener('click', follow);
    expect(followed).toContain(`/payment/plan/${ID}/premium/eur`);
    expect(paymentPage()).toBe('/Feststar/plan?paid=premium');
  });

  it('in the same tab keeps what the plan is bought for (rule: plan-way-back)', async () => {
    popup = null;
    const stay = (event: MouseEvent) => event.preventDefault();
    document.addEventListener('click', stay);
    await show({}, '?for=import');
    await buy('Pro');
    document.removeEventListener('click', stay);
    expect(paymentPage()).toBe('/Feststar/plan?paid=pro&for=import');
  });

  it('of this tab is waited for when it comes back, and thanks once: a page loaded again does not', async () => {
    const { search } = await show({}, '?paid=premium');
    expect(await screen.findByText(/The event gets its plan in a moment/)).toBeTruthy();
    plan = 'premium';
    expect(await screen.findByText('Thank you! The event now has Premium.')).toBeTruthy();
    await waitFor(() => expect(search()).toBe(''));
  });

  it.each([
    ['import', 'Import your guest list', '/Feststar/contacts?import=1'],
    ['cohosts', 'Invite co-hosts', '/Feststar/settings#cohosts'],
  ])('leads back to what it was bought for: %s (rule: plan-way-back)', async (feature, name, href) => {
    plan = 'pro';
    await show({}, `?paid=pro&for=${feature}`);
    await screen.findByText('Thank you! The event now has Pro.');
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it.each(['import', 'anything'])('leads nowhere when %s is not in what was bought', async (feature) => {
    plan = 'premium';
    await show({}, `?paid=premium&for=${feature}`);
    await screen.findByText('Thank you! The event now has Premium.');
    expect(screen.queryByRole('link', { name: 'Import your guest list' })).toBeNull();
  });

  it('thanks for nothing when the address names a plan that costs nothing', async () => {
    await show({}, '?paid=free');
    expect((await card('Free')).getByRole('button', { name: 'Your plan' })).toBeTruthy();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', '']);
  });
});
