import type { Photo } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { aPhoto, anOpenGallery } from '@festlig/testing/media/a-photo';
import { aParty } from '@festlig/testing/party';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { onAPhone } from '../../../../components/testing/on-a-phone';
import { failure, fakeServer, renderRoutes } from '../../../../components/testing/render-route';
import GalleryRoute from '../../routes/GalleryRoute';

const ID = 'a'.repeat(24);
const all = Array.from({ length: 40 }, (_, index) => aPhoto(index + 1));
const idOf = (nth: number) => aPhoto(nth).id;

interface Opening {
  party?: Partial<Party>;
  /** Answers for single photos, by id; others are not found. */
  one?: Record<string, unknown>;
  sees?: boolean;
  photos?: Photo[];
}

/** Opens the gallery at an address, over which nothing was opened before; `before` is the page below in the history. */
async function open(search: string, { party = {}, one = {}, sees = true, photos = all }: Opening = {}) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  const received = fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/Feststar': () => aParty({ id: ID, title: 'Sofie 40', features: ['photos'], ...party }),
    [`GET /api/party/${ID}/photos`]: ({ path }) => {
      const query = new URL(path, 'http://server').searchParams;
      const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 9)];
      const items = sees ? photos.slice((page - 1) * pageSize, page * pageSize) : [];
      const gallery = anOpenGallery({ sees, ...(!sees && { why: 'off' as const }) });
      return { items, total: sees ? photos.length : 0, page, pageSize, gallery, version: 1 };
    },
    ...Object.fromEntries(
      Object.entries(one).map(([id, answer]) => [`GET /api/party/${ID}/photos/${id}`, () => answer]),
    ),
  });
  const view = await renderRoutes(
    [
      { path: '/:idOrSlug/photos', element: <GalleryRoute /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    ['/before', `/Feststar/photos${search}`],
  );
  return { ...view, received };
}
const large = () => screen.findByRole('dialog', { name: 'The photo in full size' });
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'The photo in full size' })).toBeNull());
const asked = (received: Awaited<ReturnType<typeof open>>['received']) =>
  received.map(({ path }) => path.split('?')[0] ?? '').filter((path) => /photos\/\w+$/.test(path));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('a photo with an address of its own (rule: photo-link)', () => {
  it('gets its address when it is opened, and that of the next one when that is shown; Back closes it', async () => {
    const { search, back, received } = await open('?page=2');
    fireEvent.click(await screen.findByRole('button', { name: 'Photo 10 of 40' }));
    await within(await large()).findByText('10 of 40');
    expect(search()).toBe(`?page=2&photo=${idOf(10)}`);
    fireEvent.click(within(await large()).getByRole('button', { name: 'Next photo' }));
    await screen.findByText('11 of 40');
    await waitFor(() => expect(search()).toBe(`?page=2&photo=${idOf(11)}`));
    await back();
    await isClosed();
    expect(search()).toBe('?page=2');
    expect(screen.getByRole('dialog', { name: 'Photos' })).toBeTruthy();
    expect(asked(received)).toEqual([]);
  });

  it('is closed by Escape to the gallery, from where Back leads on', async () => {
    const { path, search, back } = await open('');
    fireEvent.click(await screen.findByRole('button', { name: 'Photo 2 of 40' }));
    fireEvent.keyDown(await large(), { key: 'Escape' });
    await isClosed();
    await waitFor(() => expect(search()).toBe(''));
    await back();
    expect(path()).toBe('/before');
  });

  it('is opened by its address, though it is on a later page, with those beside it', async () => {
    const one = { [idOf(38)]: { photo: aPhoto(38), before: 37, total: 40 } };
    const { search, path } = await open(`?photo=${idOf(38)}`, { one });
    await within(await large()).findByText('38 of 40');
    const next = () =>
      within(screen.getByRole('dialog', { name: 'The photo in full size' })).getByRole('button', {
        name: 'Next photo',
      });
    await waitFor(() => expect(next()).toHaveProperty('disabled', false));
    fireEvent.click(next());
    await screen.findByText('39 of 40');
    await waitFor(() => expect(search()).toBe(`?photo=${idOf(39)}`));
    fireEvent.keyDown(await large(), { key: 'Escape' });
    await isClosed();
    await waitFor(() => expect([path(), search()]).toEqual(['/Feststar/photos', '']));
  });

  it('is asked for among the private ones where these alone are looked through', async () => {
    const { received } = await open(`?which=private&photo=${idOf(38)}`, {
      party: { isOwner: true },
      one: { [idOf(38)]: { photo: aPhoto(38), before: 37, total: 40 } },
    });
    await large();
    const query = received.find(({ path }) => path.includes(idOf(38)))?.path.split('?')[1];
    expect(query).toContain('which=private');
  });

  it('opens the gallery with a kind word when it is not to be found, until another one is opened', async () => {
    const { search } = await open(`?photo=${'f'.repeat(24)}`);
    const text = 'We cannot find that photo. It may have been removed.';
    await screen.findByText(text);
    expect(screen.queryByRole('dialog', { name: 'The photo in full size' })).toBeNull();
    expect(search()).toBe('');
    fireEvent.click(await screen.findByRole('button', { name: 'Photo 1 of 40' }));
    await large();
    expect(screen.queryByText(text)).toBeNull();
  });

  it('says so of an address that was cut off too, and that it could not be fetched when that is so', async () => {
    await open('?photo=12', { one: { 12: failure(400, { photoId: { code: 'invalid' } }) } });
    await screen.findByText('We cannot find that photo. It may have been removed.');
    await open(`?photo=${idOf(38)}`, { one: { [idOf(38)]: failure(503, { root: { code: 'unavailable' } }) } });
    expect(await screen.findByText('We cannot answer right now. Try again in a moment.')).toBeTruthy();
    expect(screen.queryByText(/removed/)).toBeNull();
  });

  it('is not asked for while the gallery is closed, which says why', async () => {
    const { received } = await open(`?photo=${idOf(38)}`, { sees: false });
    await screen.findByText('The gallery is not open');
    expect(asked(received)).toEqual([]);
  });

  it('is shared by its address without the keys of the guest', async () => {
    const shared: unknown[] = [];
    const share = async (what: unknown) => void shared.push(what);
    Object.assign(navigator, { canShare: () => true, share });
    await open(`?cid=abc&photo=${idOf(3)}`);
    fireEvent.click(await within(await large()).findByRole('button', { name: 'Share the photo' }));
    expect(shared).toEqual([{ url: `${location.origin}/Feststar/photos?photo=${idOf(3)}` }]);
    Object.assign(navigator, { canShare: undefined, share: undefined });
  });
});

describe('what an editor does with a photo (rule: photo-editors-screen)', () => {
  const party = { isOwner: true };
  const photos = all.slice(0, 2);
  const onTiles = () => screen.queryAllByLabelText(/^(Delete|Guests can see it): Photo/).length;

  it('is on the photos of the page where there is a mouse', async () => {
    await open('', { party, photos });
    await screen.findByRole('button', { name: 'Delete: Photo 1 of 2' });
    expect(onTiles()).toBe(4);
  });

  it('is on none of them where a finger could press it by mistake, and on the photo once it is open', () =>
    onAPhone(async () => {
      await open('', { party, photos });
      fireEvent.click(await screen.findByRole('button', { name: 'Photo 1 of 2' }));
      await within(await large()).findByRole('switch', { name: 'Guests can see it' });
      expect(onTiles()).toBe(0);
      fireEvent.click(within(await large()).getByRole('button', { name: 'Delete the photo' }));
      await screen.findByRole('dialog', { name: 'Delete the photo?' });
    }));
});
