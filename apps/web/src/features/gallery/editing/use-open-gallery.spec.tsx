import type { Party } from '@festlig/contracts/party';
import { aPhoto, anOpenGallery } from '@festlig/testing/media/a-photo';
import { aParty } from '@festlig/testing/party';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { Toaster } from '../../../components/Toaster';
import GalleryRoute from '../routes/GalleryRoute';

const ID = 'a'.repeat(24);
const shown = { photosUploadedByGuests: true, photosPublicEnabled: true };

/** The gallery of a host, closed to guests until it is saved that it is open; `save` says whether it is. */
async function open(count: number, rules: Partial<Party>, save: () => Promise<boolean>) {
  let photosEnabled = false;
  const party = () =>
    aParty({ id: ID, title: 'Sofie 40', features: ['photos'], isOwner: true, ...shown, ...rules, photosEnabled });
  const items = Array.from({ length: count }, (_, index) => aPhoto(index + 1));
  const received = fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/Feststar': party,
    [`GET /api/party/${ID}/photos`]: () => ({
      items,
      total: count,
      page: 1,
      pageSize: 9,
      gallery: anOpenGallery(),
      version: 1,
    }),
    [`PATCH /api/party/${ID}/settings`]: async ({ body }) => {
      if (!(await save())) return failure(503, { root: { code: 'unavailable' } });
      photosEnabled = (body as { photosEnabled: boolean }).photosEnabled;
      return party();
    },
  });
  await renderRoute(
    <Toaster>
      <GalleryRoute />
    </Toaster>,
    '/Feststar/photos',
    '/:idOrSlug/photos',
  );
  return { asked: () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body) };
}
const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Open to guests' });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('the gallery is opened to guests and closed again at once, and stays as it was when that is not saved (rule: photo-opened-here)', async () => {
  let answer = (_isSaved: boolean): void => undefined;
  const { asked } = await open(1, {}, () => new Promise((resolve) => (answer = resolve)));
  const toggle = await theSwitch();
  expect(toggle.checked).toBe(false);
  fireEvent.click(toggle);
  await waitFor(() => expect([toggle.checked, asked()]).toEqual([true, [{ photosEnabled: true }]]));
  answer(true);
  expect(await screen.findByText('The gallery is open to guests.')).toBeTruthy();
  fireEvent.click(toggle);
  await waitFor(() => expect([toggle.checked, asked().length]).toEqual([false, 2]));
  answer(false);
  await screen.findByRole('alert');
  await waitFor(() => expect(toggle.checked).toBe(true));
});

it.each([
  ['at a later moment', { photosEnabledDate: '2099-06-20T16:00:00Z' }, /^The gallery opens to guests on 20 June 2099/],
  ['to nothing', { photosPublicEnabled: false, photosUploadedByGuests: false }, /^Guests can neither see/],
])('an empty gallery is opened with one press, and one that opens %s says so', async (_, rules, told) => {
  await open(0, rules, () => Promise.resolve(true));
  const press = await screen.findByRole('button', { name: 'Open the gallery to guests' });
  expect(screen.queryByRole('switch', { name: 'Open to guests' })).toBeNull();
  fireEvent.click(press);
  expect((await theSwitch()).checked).toBe(true);
  // In the toast, and in the gallery itself.
  await waitFor(() => expect(screen.getAllByText(told).length).toBeGreaterThan(1));
});
