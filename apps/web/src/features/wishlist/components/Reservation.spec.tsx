import type { Wish } from '@festlig/contracts/party';
import { aUser } from '@festlig/testing/service/a-user';
import { aParty, aWish } from '@festlig/testing/party';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import WishlistRoute from '../routes/WishlistRoute';

const ID = 'a'.repeat(24);
const RESERVE = `POST /api/party/${ID}/wishes/${'1'.repeat(24)}/reserve`;
const reservedBy = { id: 'd'.repeat(24) };

/** A list of one wish; what is asked of the server to reserve changes it, or is refused. */
async function open(first: Partial<Wish>, isRefused = false) {
  let wish = aWish({ reservedBy, ...first });
  const received = fakeServer({
    'GET /api/initial': () => ({ user: aUser(), language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/Feststar': () => aParty({ id: ID, wishlistReservationsEnabled: true }),
    [`GET /api/party/${ID}/wishes`]: () => ({ items: [wish], reservable: true, hidden: false }),
    [RESERVE]: ({ body }) => {
      if (isRefused) return failure(409, { root: { code: 'wish_taken' } });
      const { count, was } = body as { count: number; was: number };
      return (wish = { ...wish, mine: count, left: (wish.left ?? 0) - (count - was) });
    },
  });
  await renderRoute(<WishlistRoute />, '/Feststar/wishlist', '/:idOrSlug/wishlist');
  await screen.findByText('Coffee pot');
  return () => received.filter(({ method, path }) => `${method} ${path}` === RESERVE).map(({ body }) => body);
}
const button = (name: string) => screen.queryByRole('button', { name: `Give one ${name}: Coffee pot` });
const press = (name: string) => fireEvent.click(button(name)!);
const isOff = (name: string) => button(name)!.getAttribute('aria-disabled') === 'true';

describe('the number that a guest gives (rule: wish-number-changed)', () => {
  it('is changed in place, from one up to what is left beside their own', async () => {
    const asked = await open({ wanted: 3, mine: 1, left: 2 });
    expect(await screen.findByText('You are giving 1')).toBeTruthy();
    expect([isOff('fewer'), isOff('more')]).toEqual([true, false]);
    press('fewer');
    press('more');
    await screen.findByText('You are giving 2');
    await waitFor(() => expect(isOff('more')).toBe(false));
    press('more');
    await screen.findByText('You are giving 3');
    await waitFor(() => expect([isOff('fewer'), isOff('more')]).toEqual([false, true]));
    press('more');
    press('fewer');
    await screen.findByText('You are giving 2');
    expect(asked()).toMatchObject([
      { was: 1, count: 2 },
      { was: 2, count: 3 },
      { was: 3, count: 2 },
    ]);
  });

  it('stays when somebody else was faster, which is said', async () => {
    await open({ wanted: 3, mine: 1, left: 2 }, true);
    press('more');
    expect(await screen.findByText(/Someone was just ahead of you/)).toBeTruthy();
    expect(screen.getByText('You are giving 1')).toBeTruthy();
  });

  it.each([
    ['one piece is wanted', { wanted: 1, mine: 1, left: 0 }],
    ['the gift is of several guests', { isGroup: true, mine: 1, left: 49 }],
    ['the host has removed the wish', { wanted: 3, mine: 1, left: 2, removed: true }],
  ])('is not to be changed where %s', async (_, wish) => {
    await open(wish);
    await screen.findByRole('button', { name: 'Undo: Coffee pot' });
    expect([button('more'), button('fewer')]).toEqual([null, null]);
  });
});
