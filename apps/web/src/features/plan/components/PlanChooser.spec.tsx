import type { Party } from '@festlig/contracts/party';
import { featuresOfPlan } from '@festlig/domain/billing/features';
import { PLAN_LIMITS } from '@festlig/domain/billing/prices';
import { aParty } from '@festlig/testing/party';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { PlanChooser } from './PlanChooser';

const ID = 'a'.repeat(24);
const price = { dkk: { amount: 100, original: null }, eur: { amount: 100, original: null } };
const balance = {
  tokens: 0,
  reserved: 0,
  tokenPrice: { dkk: 400, eur: 50 },
  prices: { free: price, premium: price, pro: price },
  deducted: { dkk: 0, eur: 0 },
};

let inView: jest.SpiedFunction<typeof Element.prototype.scrollIntoView>;
beforeEach(() => {
  inView = jest.spyOn(Element.prototype, 'scrollIntoView');
});
afterEach(() => inView.mockRestore());

async function show(plan: Party['plan'], query: string) {
  const party = aParty({ id: ID, plan, isOwner: true, features: featuresOfPlan(plan), limits: PLAN_LIMITS[plan] });
  fakeServer({
    'GET /api/party/Feststar': () => party,
    [`GET /api/party/${ID}/billing`]: () => balance,
    [`GET /api/party/${ID}/sending-limit`]: () => ({ today: null, plans: null }),
  });
  await renderRoute(<PlanChooser party={party} />, `/Feststar/plan${query}`, '/:idOrSlug/plan');
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it.each([
  ['import', 'Pro', 'Has import of more than 50 guests', 'Premium'],
  ['cohosts', 'Premium', 'Has co-hosts', 'Pro'],
])(
  'marks the cheapest plan that has %s, and brings it into view (rule: plan-asked-for)',
  async (feature, name, words, other) => {
    await show('free', `?for=${feature}`);
    const mark = (await card(name)).getByText(words);
    expect(inView.mock.contexts.some((box) => (box as Element).contains(mark))).toBe(true);
    expect((await card(other)).queryByText(words)).toBeNull();
  },
);

it.each(['', '?for=anything', '?for=cohosts', '?paid=pro&for=import'])(
  'marks no plan where nothing is asked for that a party with Premium lacks, or it is paid for: %j (rule: plan-asked-for)',
  async (query) => {
    await show('premium', query);
    await card('Pro');
    expect(screen.queryByText(/^Has /)).toBeNull();
    expect(inView).not.toHaveBeenCalled();
  },
);

const order = () =>
  screen.getAllByRole('region').flatMap((region) =>
    within(region)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  );

it.each([
  ['free', ['Free', 'Premium', 'Pro']],
  ['premium', ['Premium', 'Pro', 'Free']],
  ['pro', ['Pro', 'Free', 'Premium']],
] as const)(
  'has the plan of a party with %s first in one column, and in its place beside the others (rule: plan-chooser)',
  async (plan, names) => {
    await onAPhone(async () => {
      await show(plan, '');
      await card('Pro');
      expect(order().slice(0, 3)).toEqual(names);
    });
    cleanup();
    await show(plan, '');
    await card('Pro');
    expect(order().slice(0, 3)).toEqual(['Free', 'Premium', 'Pro']);
  },
);

it('says of each plan when it is the one to have, of Pro by what Premium has a limit for (rule: plan-chooser)', async () => {
  await show('free', '');
  const said = 'When your guest list is a spreadsheet of more than 50 names, or your guests take more than 200 photos.';
  expect((await card('Pro')).getByText(said)).toBeTruthy();
  expect((await card('Premium')).queryByText(said)).toBeNull();
  expect((await card('Free')).getByText('When you want to invite people and collect replies.')).toBeTruthy();
});

it('shows the prices before all that is said or chosen about them (rule: plan-chooser)', async () => {
  await show('free', '');
  const pro = await screen.findByRole('region', { name: 'Pro' });
  const later = [screen.getByRole('group', { name: 'Currency' }), screen.getByRole('link', { name: 'Read the terms' })];
  for (const each of later)
    expect(pro.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('the thanks for a plan that has come (rule: plan-thanks)', () => {
  const THANKS = 'Thank you! The event now has Premium.';
  const links = () =>
    within(screen.getByRole('region', { name: THANKS }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('are above the plans, with the focus, and say what the event has now and where the receipt is', async () => {
    await show('premium', '?paid=premium');
    const thanks = await screen.findByRole('region', { name: THANKS });
    expect(document.activeElement).toBe(thanks);
    expect(inView.mock.contexts).toContain(thanks);
    expect(
      within(thanks)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Your own questions to guests',
      'Your own address for the event',
      'Photos from guests, up to 200',
      'Your own number as the sender of texts',
      'Co-hosts',
    ]);
    within(thanks).getByText(/^The receipt is on its way by e-mail\./);
    expect(order().slice(0, 2)).toEqual([THANKS, 'Free']);
    expect(links()).toEqual([
      ['Ask your questions', '/Feststar/settings#fields'],
      ['Turn on photos', '/Feststar/photos'],
    ]);
    // The terms are in the place of the notice again.
    screen.getByRole('link', { name: 'Read the terms' });
  });

  it('lead first to what the plan was bought for, which they name first', async () => {
    await show('premium', '?paid=premium&for=cohosts');
    const thanks = await screen.findByRole('region', { name: THANKS });
    expect(within(thanks).getAllByRole('listitem')[0]?.textContent).toBe('Co-hosts');
    expect(links()).toEqual([
      ['Invite co-hosts', '/Feststar/settings#cohosts'],
      ['Ask your questions', '/Feststar/settings#fields'],
    ]);
  });

  it('fill no button of a plan above it, which is filled where nothing was bought', async () => {
    await show('premium', '?paid=premium');
    const button = () => screen.getByRole('button', { name: /^Buy Pro/ }).className;
    await screen.findByRole('region', { name: THANKS });
    expect(button()).toContain('outlined');
    cleanup();
    await show('premium', '');
    await card('Pro');
    expect(button()).toContain('contained');
    expect(screen.queryByText(THANKS)).toBeNull();
  });

  it('wait until the plan has come', async () => {
    await show('free', '?paid=premium');
    await screen.findByText(/The event gets its plan in a moment/);
    expect(screen.queryByText(THANKS)).toBeNull();
  });
});
