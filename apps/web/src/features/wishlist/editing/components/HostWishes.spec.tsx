import type { Party, Wish } from '@festlig/contracts/party';
import { aParty, aWish } from '@festlig/testing/party';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { onAPhone } from '../../../../components/testing/on-a-phone';
import { type Answer, failure, fakeServer, renderRoute } from '../../../../components/testing/render-route';
import WishlistRoute from '../../routes/WishlistRoute';

const ID = 'a'.repeat(24);
const [bowls, trip] = ['2', '3'].map((digit) => digit.repeat(24)) as [string, string];
const LIST = `GET /api/party/${ID}/wishes`;

/** `items` is read at each request, so that a test can change them. */
async function open(
  items: () => Wish[],
  answers: Record<string, Answer> = {},
  fields: Partial<Party> = { isOwner: true },
) {
  const received = fakeServer({
    'GET /api/party/Feststar': () =>
      aParty({ id: ID, title: 'Sofie 40', wishlistReservationsEnabled: true, ...fields }),
    [LIST]: () => ({ items: items(), reservable: false, hidden: true }),
    ...answers,
  });
  await renderRoute(<WishlistRoute />, '/Feststar/wishlist', '/:idOrSlug/wishlist');
  await screen.findByRole('heading', { name: 'Wishlist', level: 1 });
  return received;
}
const asked = (received: { method: string; path: string }[], call: string) =>
  received.filter(({ method, path }) => `${method} ${path.split('?')[0]}` === call);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

afterEach(cleanup);

const three = () => [aWish({}), aWish({ id: bowls, title: 'Bowls' }), aWish({ id: trip, title: 'A trip' })];

describe('the wishlist for a host', () => {
  it('shows no reservation and no way to reserve', async () => {
    await open(() => [aWish({ left: null })], {});
    await screen.findByText('You cannot see what is reserved. It is a surprise for you.');
    expect(screen.queryByRole('button', { name: /^Reserve/ })).toBeNull();
  });

  it('says of an empty list when guests see it, and of no other (rule: wish-linked)', async () => {
    let items: Wish[] = [];
    await open(() => items);
    expect(await screen.findByText(/once there is a wish on it/)).toBeTruthy();
    cleanup();
    items = three();
    await open(() => items);
    await screen.findByText('Bowls');
    expect(screen.queryByText(/once there is a wish on it/)).toBeNull();
  });

  it('shows what is reserved only after a question, and asks for it in this opening alone', async () => {
    const received = await open(() => [aWish({})], {
      [LIST]: ({ path }) =>
        path.includes('spoil=true')
          ? {
              items: [aWish({ reservedBy: { id: null }, left: 0, sharers: ['Anne Bjerg'] })],
              reservable: false,
              hidden: false,
            }
          : { items: [aWish({ left: null })], reservable: false, hidden: true },
    });
    await press('Show it anyway');
    const dialog = await screen.findByRole('dialog', { name: 'Do you want to see what is reserved?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep the surprise' }));
    expect(received.some(({ path }) => path.includes('spoil'))).toBe(false);
    await press('Show it anyway');
    await press('Show it');
    expect(await screen.findByText('Reserved by Anne Bjerg')).toBeTruthy();
    cleanup();
    await open(() => [aWish({ left: null })], {});
    expect(await screen.findByText(/It is a surprise for you/)).toBeTruthy();
  });

  it('deletes a wish at once, and takes it back with the focus on it', async () => {
    let items = three();
    await open(() => items, {
      [`DELETE /api/party/${ID}/wishes/${bowls}`]: () => {
        items = items.filter(({ id }) => id !== bowls);
        return { done: true };
      },
      [`POST /api/party/${ID}/wishes/${bowls}/restore`]: () => {
        items = three();
        return { done: true };
      },
    });
    await press('More options: Bowls');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByText('“Bowls” is deleted.');
    expect(titles()).toEqual(['Coffee pot', 'A trip']);
    await press('Undo');
    await waitFor(() => expect(titles()).toEqual(['Coffee pot', 'Bowls', 'A trip']));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Bowls'));
  });

  it('takes back each of several deleted wishes, in any order, to its place (rule: wish-deleted)', async () => {
    let gone: string[] = [];
    const answers = [aWish({}).id, bowls].flatMap((id): [string, Answer][] => [
      [
        `DELETE /api/party/${ID}/wishes/${id}`,
        () => {
          gone = [...gone, id];
          return { done: true };
        },
      ],
      [
        `POST /api/party/${ID}/wishes/${id}/restore`,
        () => {
          gone = gone.filter((each) => each !== id);
          return { done: true };
        },
      ],
    ]);
    await open(() => three().filter(({ id }) => !gone.includes(id)), Object.fromEntries(answers));
    const rows = () =>
      screen.getAllByRole('listitem').map(({ textContent }) => /Coffee pot|Bowls|A trip/.exec(textContent)?.[0]);
    for (const title of ['Coffee pot', 'Bowls']) {
      await press(`More options: ${title}`);
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await screen.findByText(`“${title}” is deleted.`);
    }
    expect([titles(), rows()]).toEqual([['A trip'], ['Coffee pot', 'Bowls', 'A trip']]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0]!);
    await waitFor(() => expect(titles()).toEqual(['Coffee pot', 'A trip']));
    await press('Undo');
    await waitFor(() => expect(titles()).toEqual(['Coffee pot', 'Bowls', 'A trip']));
    expect(screen.queryByText(/is deleted/)).toBeNull();
  });

  it('brings a wish back that could not be deleted, and says why', async () => {
    await open(three, {
      [`DELETE /api/party/${ID}/wishes/${bowls}`]: () => failure(503, { root: { code: 'unavailable' } }),
    });
    await press('More options: Bowls');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await waitFor(() => expect(titles()).toEqual(['Coffee pot', 'Bowls', 'A trip']));
  });

  it('moves a wish from its menu, and puts it back when that failed', async () => {
    let items = three();
    const MOVE = `POST /api/party/${ID}/wishes/${trip}/move`;
    let fails = false;
    const received = await open(() => items, {
      [MOVE]: () => {
        if (fails) return failure(503, { root: { code: 'unavailable' } });
        items = [items[0]!, items[2]!, items[1]!];
        return { done: true };
      },
    });
    await press('More options: A trip');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move earlier' }));
    await waitFor(() => expect(titles()).toEqual(['Coffee pot', 'A trip', 'Bowls']));
    await waitFor(() => expect(asked(received, MOVE)[0]).toMatchObject({ body: { before: bowls } }));
    fails = true;
    await press('More options: A trip');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move earlier' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await waitFor(() => expect(titles()).toEqual(['Coffee pot', 'A trip', 'Bowls']));
  });

  it('has all but the handle in the menu on a phone, so that a name has the width', async () => {
    await onAPhone(async () => {
      await open(three);
      await screen.findByRole('button', { name: 'Move: Bowls' });
      expect(screen.queryByRole('button', { name: 'Edit: Bowls' })).toBeNull();
      await press('More options: Bowls');
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
      expect(await screen.findByDisplayValue('Bowls')).toBeTruthy();
    });
    cleanup();
    await open(three);
    await press('More options: Bowls');
    await screen.findByRole('menuitem', { name: 'Move earlier' });
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit: Bowls', hidden: true })).toBeTruthy();
  });

  it('switches reservations at once, and back when that was refused', async () => {
    const PATCH = `PATCH /api/party/${ID}/settings`;
    const received = await open(() => [], { [PATCH]: () => failure(503, { root: { code: 'unavailable' } }) });
    const control = await screen.findByRole('switch', { name: 'Guests can reserve' });
    fireEvent.click(control);
    expect((control as HTMLInputElement).checked).toBe(false);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((control as HTMLInputElement).checked).toBe(true);
    expect(asked(received, PATCH)[0]).toMatchObject({ body: { wishlistReservationsEnabled: false } });
  });

  it('lets a co-host choose to see what is reserved', async () => {
    const own = {
      id: bowls,
      email: 'b@x.example',
      user: { id: trip, name: 'Bo' },
      createdAt: '2030-05-01T10:00:00.000Z',
      expiresAt: '2099-05-15T10:00:00.000Z',
      isMine: true,
      notices: true,
      wishes: false,
    };
    const PATCH = `PATCH /api/party/${ID}/cohosts/${bowls}`;
    const received = await open(
      () => [aWish({})],
      {
        [`GET /api/party/${ID}/cohosts`]: () => ({ cohostInvites: [own] }),
        [PATCH]: () => ({ ...own, wishes: true }),
      },
      { isCohost: true },
    );
    fireEvent.click(await screen.findByRole('switch', { name: 'Show me reservations' }));
    await waitFor(() => expect(asked(received, PATCH)[0]).toMatchObject({ body: { wishes: true } }));
  });
});
