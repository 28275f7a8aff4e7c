import type { Photo } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { aPhoto, anOpenGallery } from '@festlig/testing/media/a-photo';
import { aParty } from '@festlig/testing/party';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Answer, failure, fakeServer, renderRoute } from '../../../../components/testing/render-route';
import GalleryRoute from '../../routes/GalleryRoute';

const ID = 'a'.repeat(24);
const SHOW = `POST /api/party/${ID}/photos/shown`;
const at = (nth: number) => `2026-06-20T22:${String(60 - nth).padStart(2, '0')}:00Z`;
/** The newest first; every other one is seen by the hosts only. */
const photos = (count: number): Photo[] =>
  Array.from({ length: count }, (_, index) =>
    aPhoto(index + 1, { name: 'Karen', createdAt: at(index + 1), public: index % 2 === 0 }),
  );

describe('photos that wait for being shown (rule: photo-waiting)', () => {
  let kept: Photo[];
  beforeEach(() => {
    kept = photos(24);
    localStorage.clear();
  });
  afterEach(cleanup);

  const waiting = () => kept.filter((photo) => !photo.public);
  async function open(party: Partial<Party> = {}, url = '/Feststar/photos', answers: Record<string, Answer> = {}) {
    const received = fakeServer({
      'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
      'GET /api/party/Feststar': () =>
        aParty({ id: ID, features: ['photos'], isOwner: true, photosPublicDefaultEnabled: false, ...party }),
      [`GET /api/party/${ID}/photos`]: ({ path }) => {
        const query = new URL(path, 'http://server').searchParams;
        const [page, pageSize] = [Number(query.get('page')), Number(query.get('pageSize'))];
        const all = query.get('which') === 'private' ? waiting() : kept;
        const items = all.slice((page - 1) * pageSize, page * pageSize);
        const counts = { all: kept.length, private: waiting().length };
        return { items, total: all.length, page, pageSize, gallery: anOpenGallery(), version: 1, counts };
      },
      ...answers,
    });
    const view = await renderRoute(<GalleryRoute />, url, '/:idOrSlug/photos');
    await screen.findByRole('heading', { name: 'Photos', level: 1 });
    return { ...view, received };
  }
  const chip = (name: string) => screen.findByRole('button', { name });
  const showAll = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Show all to the guests' }));
    await screen.findByRole('dialog', { name: /to the guests\?$/ });
  };

  it('are counted, and listed alone on pages of their own', async () => {
    const { search } = await open();
    fireEvent.click(await chip('Waiting to be shown 12'));
    await screen.findByRole('img', { name: 'Photo 9 of 12, from Karen' });
    expect(search()).toBe('?which=private');
    expect(screen.getAllByText('For the hosts only')).toHaveLength(9);
    expect(screen.getByText('24 photos')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await screen.findByRole('img', { name: 'Photo 12 of 12, from Karen' });
    expect(search()).toBe('?which=private&page=2');
    fireEvent.click(await chip('All 24'));
    await screen.findByRole('img', { name: 'Photo 1 of 24, from Karen' });
    expect(search()).toBe('');
  });

  it('are followed in full size by those that wait, and not by others', async () => {
    const { received } = await open({}, '/Feststar/photos?which=private');
    fireEvent.click(await chip('Photo 2 of 12, from Karen'));
    await screen.findByText('2 of 12');
    const asked = received.map(({ path }) => path).filter((path) => path.includes('pageSize=36'));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every((path) => path.includes('which=private'))).toBe(true);
  });

  it('are shown all at once after a question, up to the newest that the host sees', async () => {
    const bodies: unknown[] = [];
    await open({}, '/Feststar/photos?which=private&page=2', {
      [SHOW]: ({ body }) => {
        bodies.push(body);
        const shown = waiting().length;
        kept = kept.map((photo) => ({ ...photo, public: true }));
        return { shown };
      },
    });
    await showAll();
    expect(await screen.findByRole('dialog', { name: 'Show 12 photos to the guests?' })).toBeTruthy();
    expect(bodies).toEqual([]);
    await waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Show to the guests' }));
      expect(bodies).toEqual([{ until: at(2) }]);
    });
    expect(await screen.findByText('Guests can now see 12 more photos')).toBeTruthy();
    expect(await screen.findByText('No photos are waiting')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show all to the guests' })).toBeNull();
  });

  it('wait on when the question is answered with no, or the server refuses, which is said', async () => {
    const { received } = await open({}, '/Feststar/photos?which=private', {
      [SHOW]: () => failure(503, { root: { code: 'unavailable' } }),
    });
    await showAll();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show to the guests' })).toBeNull());
    expect(received.some(({ method }) => method === 'POST')).toBe(false);
    await showAll();
    fireEvent.click(screen.getByRole('button', { name: 'Show to the guests' }));
    await screen.findByRole('alert');
    expect(screen.getByRole('dialog', { name: 'Show 12 photos to the guests?' })).toBeTruthy();
  });

  it('are no filter where photos of guests are public by themselves, where there are none, or for guests', async () => {
    const filter = () => screen.queryByRole('group', { name: 'Photos shown here' });
    await open({ photosPublicDefaultEnabled: true });
    await screen.findByText('24 photos');
    await screen.findByRole('link', { name: 'Download all (zip)' });
    expect(filter()).toBeNull();
    cleanup();
    const { received } = await open({ isOwner: false }, '/Feststar/photos?which=private');
    await screen.findByText('24 photos');
    expect(filter()).toBeNull();
    expect(received.some(({ path }) => path.includes('which='))).toBe(false);
    cleanup();
    kept = [];
    await open();
    await screen.findByText('Everyone’s photos, in one place');
    expect(filter()).toBeNull();
  });
});
