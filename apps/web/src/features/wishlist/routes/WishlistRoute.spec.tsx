import type { Wish } from '@festlig/contracts/party';
import { aParty, aWish } from '@festlig/testing/party';
import { aUser } from '@festlig/testing/service/a-user';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, renderHook, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { endLoginPrompt, useLoginPrompt } from '../../../api/login-prompt';
import { useUser } from '../../../api/session';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { copyName } from '../../../lib/kept-copies';
import { rememberLogIn } from '../../../lib/logged-in-before';
import WishlistRoute from './WishlistRoute';

const ID = 'a'.repeat(24);
const [pot, bowls, trip] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
interface Shown {
  items: Wish[];
  reservable?: boolean;
  hidden?: boolean;
  byLink?: boolean;
}
/** What guests who can reserve are told of the host (rule: wish-surprise-told). */
const SURPRISE = /^The host cannot see who gives what until the day has passed\.\s*$/;
const LOOKS = 'Only a host who asks for it sees it earlier.';
const LIST = `GET /api/party/${ID}/wishes`;

const Page = () => (
  <>
    <WishlistRoute />
    {useUser() !== undefined && 'the user is known'}
  </>
);

/** `list` is read at each request, so that a test can change it. */
async function open(
  list: () => Shown,
  answers: Record<string, Answer> = {},
  user = true,
  cid: string | null = 'guest123',
) {
  const received = fakeServer({
    'GET /api/initial': () => ({ user: user ? aUser() : null, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/Feststar': () => aParty({ id: ID, title: 'Sofie 40', wishlistReservationsEnabled: true }),
    [LIST]: () => ({ reservable: true, hidden: false, ...list() }),
    ...answers,
  });
  const view = await renderRoute(
    <Page />,
    `/Feststar/wishlist${cid === null ? '' : `?cid=${cid}`}`,
    '/:idOrSlug/wishlist',
  );
  await screen.findByRole('dialog', { name: 'Wishlist' });
  await screen.findByText('the user is known');
  return { ...view, received };
}
const asked = (received: { method: string; path: string }[], call: string) =>
  received.filter(({ method, path }) => `${method} ${path.split('?')[0]}` === call);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

afterEach(cleanup);

describe('the wishlist for a guest', () => {
  it('shows the wishes with shop, price and number, and nothing of a host', async () => {
    const link = 'https://www.shop.example/pot';
    await open(() => ({
      items: [
        aWish({ link, price: 'about 40 euros', details: 'The green one', wanted: 3, left: 2 }),
        aWish({ id: trip, title: 'A trip', isGroup: true, left: 50 }),
      ],
    }));
    await screen.findByText('about 40 euros · Wanted: 3 · 2 left');
    expect(screen.getByText('The green one')).toBeTruthy();
    const shop = screen.getByRole('link', { name: /^shop\.example/ });
    expect([shop.getAttribute('href'), shop.getAttribute('rel')]).toEqual([link, 'noopener nofollow']);
    expect(screen.getByText('Group gift')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Join in giving: A trip' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Edit|Add|Move/ })).toBeNull();
  });

  it('says that it is empty', async () => {
    await open(() => ({ items: [] }));
    expect(await screen.findByText('The wishlist is still empty')).toBeTruthy();
  });

  it('says why it cannot be fetched, and tries again', async () => {
    let fails = true;
    await open(() => ({ items: [aWish({})] }), {
      [LIST]: () =>
        fails
          ? failure(503, { root: { code: 'unavailable' } })
          : { items: [aWish({})], reservable: true, hidden: false },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(again);
    expect(await screen.findByText('Coffee pot')).toBeTruthy();
  });

  it('reserves a wish, some of several pieces, and cancels it again', async () => {
    let wish = aWish({ wanted: 3, left: 3 });
    const { received } = await open(() => ({ items: [wish] }), {
      [`POST /api/party/${ID}/wishes/${pot}/reserve`]: ({ body }) =>
        (wish = { ...wish, mine: (body as { count: number }).count, reservedBy: { id: 'd'.repeat(24) }, left: 1 }),
      [`POST /api/party/${ID}/wishes/${pot}/unreserve`]: () => (wish = aWish({ wanted: 3, left: 3 })),
    });
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'How many will you give?' }));
    fireEvent.click(await screen.findByRole('option', { name: '2' }));
    await press('Reserve: Coffee pot');
    await screen.findByText('You are giving 2');
    const reserve = `POST /api/party/${ID}/wishes/${pot}/reserve`;
    expect(asked(received, reserve)[0]).toMatchObject({ body: { count: 2 } });
    await press('Undo: Coffee pot');
    await screen.findByRole('button', { name: 'Reserve: Coffee pot' });
  });

  it('is told kindly that somebody else was faster, and sees the wish as reserved', async () => {
    let wish = aWish({});
    await open(() => ({ items: [wish] }), {
      [`POST /api/party/${ID}/wishes/${pot}/reserve`]: () => {
        wish = aWish({ reservedBy: { id: null }, left: 0 });
        return failure(409, { root: { code: 'wish_taken' } });
      },
    });
    await press('Reserve: Coffee pot');
    expect(await screen.findByText(/Someone was just ahead of you/)).toBeTruthy();
    expect(await screen.findByText('Reserved')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reserve: Coffee pot' })).toBeNull();
  });

  it.each([
    ['to sign up first in a browser in which nobody was logged in', 'register'],
    ['to log in where somebody was', 'login'],
  ])('asks a visitor %s (rule: wish-reserve-log-in)', async (_, first) => {
    if (first === 'login') rememberLogIn();
    await open(() => ({ items: [aWish({})] }), {}, false);
    await press('Reserve: Coffee pot');
    await waitFor(() => expect(renderHook(useLoginPrompt).result.current).toMatchObject({ reason: 'wish', first }));
    act(() => endLoginPrompt(false));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reserve: Coffee pot' })).not.toHaveProperty('disabled', true),
    );
    localStorage.clear();
  });

  it('asks a visitor to log in, and goes on by itself; who declines has reserved nothing', async () => {
    const POST = `POST /api/party/${ID}/wishes/${pot}/reserve`;
    const { received } = await open(
      () => ({ items: [aWish({})] }),
      { [POST]: () => aWish({ mine: 1, reservedBy: { id: 'd'.repeat(24) }, left: 0 }) },
      false,
    );
    await screen.findByText('Reserve with an account, so that the gift is bought only once.');
    expect([screen.getByText(SURPRISE).tagName, screen.getByText(LOOKS).tagName]).toEqual(['SPAN', 'SMALL']);
    await press('Reserve: Coffee pot');
    act(() => endLoginPrompt(false));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reserve: Coffee pot' })).not.toHaveProperty('disabled', true),
    );
    expect(asked(received, POST)).toEqual([]);
    await press('Reserve: Coffee pot');
    act(() => endLoginPrompt(true));
    await waitFor(() => expect(asked(received, POST)).toHaveLength(1));
  });

  it('reserves by a guest’s own link without a log-in, and cancels it (rule: wish-reserve-by-link)', async () => {
    let wish = aWish({});
    const [POST, UNDO] = ['reserve', 'unreserve'].map((act) => `POST /api/party/${ID}/wishes/${pot}/${act}`) as [
      string,
      string,
    ];
    const { received } = await open(
      () => ({ items: [wish], byLink: true }),
      {
        [POST]: () => (wish = aWish({ mine: 1, reservedBy: { id: 'd'.repeat(24) }, left: 0 })),
        [UNDO]: () => (wish = aWish({})),
      },
      false,
    );
    await screen.findByText('Reserve what you will give, so that nobody else buys it.');
    expect([screen.getByText(SURPRISE).tagName, screen.getByText(LOOKS).tagName]).toEqual(['SPAN', 'SMALL']);
    expect(asked(received, LIST)[0]?.path).toContain('cid=guest123');
    await press('Reserve: Coffee pot');
    await screen.findByText('You are giving this');
    expect(renderHook(useLoginPrompt).result.current).toBeUndefined();
    expect(asked(received, POST)).toMatchObject([{ body: { count: 1, cid: 'guest123' } }]);
    await press('Undo: Coffee pot');
    await screen.findByRole('button', { name: 'Reserve: Coffee pot' });
    expect(asked(received, UNDO)).toMatchObject([{ body: { cid: 'guest123' } }]);
  });

  describe('at its bare address (rule: guest-of-browser)', () => {
    const POST = `POST /api/party/${ID}/wishes/${pot}/reserve`;
    const keep = (...kept: string[]) => {
      Object.assign(globalThis, { caches: { keys: async () => kept.map(copyName) } });
      Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
    };
    afterEach(() => {
      Reflect.deleteProperty(globalThis, 'caches');
      Reflect.deleteProperty(navigator, 'serviceWorker');
    });

    it('reserves for the guest who has opened their own link in this browser', async () => {
      keep(`/${ID}?cid=guest123`);
      const list = () => ({ items: [aWish({})], byLink: true });
      const { received } = await open(list, { [POST]: () => aWish({}) }, false, null);
      await screen.findByText('Reserve what you will give, so that nobody else buys it.');
      expect(asked(received, LIST).map(({ path }) => path)).toEqual([expect.stringContaining('cid=guest123')]);
      await press('Reserve: Coffee pot');
      await waitFor(() => expect(asked(received, POST)).toMatchObject([{ body: { cid: 'guest123' } }]));
      expect(renderHook(useLoginPrompt).result.current).toBeUndefined();
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Reserve: Coffee pot' })).not.toHaveProperty('disabled', true),
      );
    });

    it.each([
      ['of another party', ['/another?cid=guest123']],
      ['of two guests', [`/${ID}?cid=guest123`, `/${ID}?cid=guest124`]],
    ])('asks for an account where the copies are %s', async (_, kept) => {
      keep(...kept);
      const { received } = await open(() => ({ items: [aWish({})] }), {}, false, null);
      await screen.findByText('Reserve with an account, so that the gift is bought only once.');
      expect(asked(received, LIST)[0]?.path).not.toContain('cid');
    });

    it('asks for an account where the guest of the copy is none any more', async () => {
      keep(`/${ID}?cid=guest123`);
      await open(() => ({ items: [aWish({})], byLink: false }), {}, false, null);
      await screen.findByText('Reserve with an account, so that the gift is bought only once.');
    });

    it('knows who is logged in by the account alone', async () => {
      keep(`/${ID}?cid=guest123`);
      const { received } = await open(() => ({ items: [aWish({})] }), {}, true, null);
      await screen.findByRole('button', { name: 'Reserve: Coffee pot' });
      expect(asked(received, LIST)[0]?.path).not.toContain('cid');
    });
  });

  it('is asked to log in when the guest of the link was deleted since, and is a visitor from then on', async () => {
    let byLink = true;
    await open(
      () => ({ items: [aWish({})], byLink }),
      {
        [`POST /api/party/${ID}/wishes/${pot}/reserve`]: () => {
          byLink = false;
          return failure(401, { root: { code: 'needs_login' } });
        },
      },
      false,
    );
    await press('Reserve: Coffee pot');
    await waitFor(() => expect(renderHook(useLoginPrompt).result.current).toBeDefined());
    act(() => endLoginPrompt(false));
    await screen.findByText('Reserve with an account, so that the gift is bought only once.');
  });

  it('asks a host who tries a test link to log in, as a visitor without a link', async () => {
    await open(() => ({ items: [aWish({})], byLink: false }), {}, false, 'test');
    await press('Reserve: Coffee pot');
    await waitFor(() => expect(renderHook(useLoginPrompt).result.current).toMatchObject({ reason: 'wish' }));
    act(() => endLoginPrompt(false));
  });

  it('names those who give a group gift together, and offers nothing while reservations are off', async () => {
    await open(() => ({
      reservable: false,
      items: [
        aWish({ isGroup: true, mine: 1, reservedBy: { id: 'd'.repeat(24) }, sharers: ['Anne', 'Bo'] }),
        aWish({ id: bowls, title: 'Bowls' }),
      ],
    }));
    expect(await screen.findByText('Giving it together: Anne and Bo')).toBeTruthy();
    expect(screen.queryByText('So far you are the only one.')).toBeNull();
    expect(screen.getByText('The host has turned reservations off.')).toBeTruthy();
    expect([screen.queryByText(SURPRISE), screen.queryByText(LOOKS)]).toEqual([null, null]);
    expect(screen.queryByRole('button', { name: /^Reserve/ })).toBeNull();
  });

  it('does not say “together” to the only one who has joined in a group gift', async () => {
    const reservedBy = { id: 'd'.repeat(24) };
    await open(() => ({ items: [aWish({ isGroup: true, mine: 1, reservedBy, sharers: ['Anne'] })] }));
    expect(await screen.findByText('So far you are the only one.')).toBeTruthy();
    expect(screen.queryByText(/^Giving it together/)).toBeNull();
  });

  it('still shows a removed wish to who gives it, with the way out', async () => {
    await open(() => ({ items: [aWish({ mine: 1, reservedBy: { id: 'd'.repeat(24) }, removed: true })] }));
    expect(await screen.findByText(/The host has removed this wish/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo: Coffee pot' })).toBeTruthy();
  });

  it('closes to the invitation with the guest’s key, by button and by Escape', async () => {
    const { path, search } = await open(() => ({ items: [] }));
    expect(document.title).toBe('Wishlist · Sofie 40 · Festlig');
    await press('Close');
    await waitFor(() => expect([path(), search()]).toEqual(['/Feststar', '?cid=guest123']));
    const second = await open(() => ({ items: [] }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(second.path()).toBe('/Feststar'));
  });
});
