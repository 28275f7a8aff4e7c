import type { Party } from '@festlig/contracts/party';
import { aPhoto, anOpenGallery } from '@festlig/testing/media/a-photo';
import { aParty } from '@festlig/testing/party';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, failure, fakeServer, renderRoute } from '../../../../components/testing/render-route';
import GalleryRoute from '../../routes/GalleryRoute';

const ID = 'a'.repeat(24);
const BOOK = `/api/party/${ID}/photobook`;
const photos = [1, 2, 3, 4].map((nth) =>
  aPhoto(nth, { createdAt: `2026-06-20T1${nth}:00:00.000Z`, name: nth === 1 ? 'Karen' : null, public: nth !== 4 }),
);
const none = {
  status: 'none',
  done: 0,
  total: 0,
  size: null,
  pages: null,
  bytes: null,
  madeAt: null,
  stale: false,
  ended: true,
  cover: null,
  photoIds: null,
  chosen: [],
  askedAt: null,
};
const asked = { ...none, size: 'a4', total: 3, askedAt: '2026-06-20T20:00:00.000Z', ended: false };
const ready = { ...asked, status: 'ready', ended: true, done: 3, pages: 3, bytes: 48_000_000, madeAt: asked.askedAt };

interface Opening {
  party?: Partial<Party>;
  list?: typeof photos;
  answers?: Record<string, Answer>;
}

/** Opens the book as a host; `book` is what the service says about it at the moment. */
async function open(book: () => unknown, { party = {}, list = photos, answers = {} }: Opening = {}) {
  const received = fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/Feststar': () =>
      aParty({ id: ID, title: 'Sofie 40', features: ['photos'], photoBookEnabled: true, isOwner: true, ...party }),
    [`GET /api/party/${ID}/photos`]: () => ({
      items: list,
      total: list.length,
      page: 1,
      pageSize: 150,
      gallery: anOpenGallery(),
      version: 1,
    }),
    [`GET ${BOOK}`]: book,
    [`GET ${BOOK}/events`]: book,
    ...answers,
  });
  await renderRoute(<GalleryRoute />, '/Feststar/photos?book', '/:idOrSlug/photos');
  return received;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pages = () => screen.getAllByRole('listitem').map((page) => page.lastElementChild?.textContent);
const bodies = (received: Awaited<ReturnType<typeof open>>) =>
  received.filter(({ method, path }) => method === 'POST' && path === BOOK).map(({ body }) => body);

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the photo book', () => {
  it('shows its pages before it is made, with the title, the date and the names (rule: book-preview)', async () => {
    await open(() => none);
    await screen.findByText('3 photos');
    expect(pages().slice(0, 2)).toEqual(['Cover', 'Page 1']);
    const [cover, page] = screen.getAllByRole('listitem');
    expect(within(cover!).getByText('Sofie 40')).toBeTruthy();
    expect(within(page!).getByText('Karen')).toBeTruthy();
  });

  it('shows a page large, from it those beside it by keyboard, and the book again when that is closed (rule: book-preview)', async () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
    await open(() => none);
    await screen.findByText('3 photos');
    press('See it large: Cover');
    const large = await screen.findByRole('dialog', { name: 'The page in full size' });
    expect(await within(large).findByText('Sofie 40')).toBeTruthy();
    expect(within(large).getByText('Cover')).toBeTruthy();
    const key = (name: string) => fireEvent.keyDown(large.querySelector('.yarl__container')!, { key: name });
    key('ArrowRight');
    await within(large).findByText(/^Page 1 of /);
    expect(within(large).getByText('Karen')).toBeTruthy();
    key('ArrowLeft');
    await within(large).findByText('Cover');
    fireEvent.keyDown(large, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'The page in full size' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Photo book', level: 1 })).toBeTruthy();
    press('See it large: Page 1');
    const again = await screen.findByRole('dialog', { name: 'The page in full size' });
    fireEvent.click(await within(again).findByRole('button', { name: 'Close the page' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'The page in full size' })).toBeNull());
  });

  it('is made of the photos, the size and the cover that the host chooses', async () => {
    let now: unknown = none;
    const received = await open(() => now, {
      answers: {
        [`POST ${BOOK}`]: () => {
          now = { ...ready, size: 'square', cover: photos[2]!.id, photoIds: [photos[0]!.id, photos[2]!.id] };
          return now;
        },
      },
    });
    await screen.findByText('3 photos');
    press('Square');
    fireEvent.click(screen.getByRole('tab', { name: 'Choose photos' }));
    expect(screen.getByRole('checkbox', { name: 'In the book: Photo 4' }).getAttribute('aria-checked')).toBe('false');
    fireEvent.click(screen.getByRole('checkbox', { name: 'In the book: Photo 2' }));
    press('On the cover: Photo 3');
    await screen.findByText('2 photos');
    press('Make the photo book');
    await screen.findByText('The book is ready: 3 pages.');
    expect(bodies(received)).toEqual([
      { size: 'square', cover: photos[2]!.id, photoIds: [photos[0]!.id, photos[2]!.id] },
    ]);
  });

  it('is chosen from the pages of a large gallery, up to its limit (rule: book-choice)', async () => {
    const large = Array.from({ length: 320 }, (_, n) =>
      aPhoto(n + 1, { createdAt: new Date(Date.UTC(2026, 5, 20, 12, 0, n)).toISOString() }),
    );
    const received = await open(() => none, {
      answers: {
        [`GET /api/party/${ID}/photos`]: ({ path }) => {
          const page = Number(new URL(path, 'http://festlig').searchParams.get('page'));
          const items = large.slice((page - 1) * 150, page * 150);
          return { items, total: 320, page, pageSize: 150, gallery: anOpenGallery(), version: 1 };
        },
        [`POST ${BOOK}`]: () => ready,
      },
    });
    await screen.findByText('300 of at most 300 photos');
    fireEvent.click(screen.getByRole('tab', { name: 'Choose photos' }));
    expect(screen.getByText(/^The book is full/)).toBeTruthy();
    press('Go to page 3');
    const last = await screen.findByRole('checkbox', { name: 'In the book: Photo 320' });
    expect(last).toHaveProperty('disabled', true);
    press('Take all out');
    expect(screen.getByText('0 of at most 300 photos')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make the photo book' })).toHaveProperty('disabled', true);
    press('Include all on this page');
    await screen.findByText('20 of at most 300 photos');
    fireEvent.click(screen.getByRole('checkbox', { name: 'In the book: Photo 320' }));
    press('Make the photo book');
    await waitFor(() => expect(bodies(received)).toHaveLength(1));
    expect(bodies(received)).toEqual([
      { size: 'a4', cover: null, photoIds: large.slice(300, 319).map(({ id }) => id) },
    ]);
  });

  it('says how far it is, and can be stopped (rule: book-cancel)', async () => {
    let now: unknown = { ...asked, status: 'making', done: 1 };
    await open(() => now, {
      answers: {
        [`POST ${BOOK}/cancel`]: () => {
          now = { ...asked, status: 'cancelled', ended: true };
          return now;
        },
      },
    });
    await screen.findByText('Photo 2 of 3');
    expect(screen.getByRole('progressbar', { name: 'Photo book' }).getAttribute('aria-valuenow')).toBe('33');
    expect(screen.queryByRole('button', { name: 'Make the photo book' })).toBeNull();
    press('Stop');
    await screen.findByText('The book was stopped.');
    expect(screen.getByRole('button', { name: 'Make it again' })).toBeTruthy();
  });

  it('offers the book before while another is made, and after that was stopped or failed (rule: book-made-again)', async () => {
    const former = { pages: 2, bytes: 7_000_000, madeAt: '2026-06-20T19:00:00.000Z' };
    let now: unknown = { ...asked, status: 'making', done: 1, former };
    await open(() => now, {
      answers: {
        [`POST ${BOOK}/cancel`]: () => {
          now = { ...asked, status: 'cancelled', ended: true, former };
          return now;
        },
      },
    });
    const link = await screen.findByRole('link', { name: 'Download the previous book (7 MB)' });
    expect(link.getAttribute('href')).toBe(`${BOOK}/book.pdf`);
    press('Stop');
    await screen.findByText('The book was stopped.');
    expect(screen.getByRole('link', { name: 'Download the previous book (7 MB)' })).toBeTruthy();
    cleanup();
    await open(() => ({ ...asked, status: 'failed', ended: true, former: null }));
    await screen.findByText('The book could not be made. Try again.');
    expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
  });

  it('follows the book until it is ready, and offers the file with its size', async () => {
    let reads = 0;
    await open(() => (++reads < 3 ? { ...asked, status: 'waiting' } : ready));
    const link = await screen.findByRole('link', { name: 'Download PDF (48 MB)' });
    expect(link.getAttribute('href')).toBe(`${BOOK}/book.pdf`);
    expect(screen.queryByRole('button', { name: 'Make it again' })).toBeNull();
  }, 15_000);

  it.each([
    [
      'photos or its cover have changed',
      { stale: true },
      'The photos or the cover have changed since the book was made.',
    ],
    ['another one is chosen', { size: 'square' }, 'You have changed your choices since the book was made.'],
  ])(
    'can be made again when %s, and the former one is there until then (rule: book-made-again)',
    async (_, more, text) => {
      await open(() => ({ ...ready, ...more }));
      await screen.findByRole('link', { name: /^Download PDF/ });
      if ('size' in more) press('A4');
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Make it again' })).toBeTruthy();
      expect(screen.getByRole('link', { name: /^Download PDF/ })).toBeTruthy();
    },
  );

  it('cannot be made of no photos, and says why it was refused', async () => {
    await open(() => none, {
      list: photos.slice(0, 1),
      answers: {
        [`POST ${BOOK}`]: () => failure(409, { root: { code: 'book_off' } }),
      },
    });
    await screen.findByText('1 photo');
    press('Make the photo book');
    expect((await screen.findByRole('alert')).textContent).toMatch(/turned off/);
    fireEvent.click(screen.getByRole('tab', { name: 'Choose photos' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'In the book: Photo 1 from Karen' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Make the photo book' })).toHaveProperty('disabled', true),
    );
  });

  it('says that it failed, and lets the host try again', async () => {
    await open(() => ({ ...asked, status: 'failed', ended: true }));
    expect(await screen.findByText('The book could not be made. Try again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make it again' })).toBeTruthy();
  });

  it('leads to the settings while it is switched off, and waits for photos while there are none', async () => {
    const received = await open(() => none, { party: { photoBookEnabled: false } });
    const link = await screen.findByRole('link', { name: 'Turn it on in the settings' });
    expect(link.getAttribute('href')).toBe('/Feststar/settings#photos');
    expect(received.some(({ path }) => path.includes('photobook'))).toBe(false);
    cleanup();
    await open(() => none, { list: [] });
    expect(await screen.findByText('There are no photos for the book yet')).toBeTruthy();
  });

  it('says what is there and what has to wait while there is no network', async () => {
    await open(() => none);
    await screen.findByText('3 photos');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(screen.getByText(/^Your choices are still here\./)).toBeTruthy();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.queryByText(/^Your choices/)).toBeNull();
  });

  it('is for hosts: guests get the gallery at its address', async () => {
    await open(() => none, { party: { isOwner: false, isCohost: false } });
    expect(await screen.findByRole('dialog', { name: 'Photos' })).toBeTruthy();
    expect(screen.queryByText('Photo book')).toBeNull();
  });

  it('is opened from the tools of the gallery, where the party has one', async () => {
    const server = (photoBookEnabled: boolean) =>
      fakeServer({
        'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
        'GET /api/party/Feststar': () =>
          aParty({ id: ID, features: ['photos'], photosEnabled: true, photoBookEnabled, isOwner: true }),
        [`GET /api/party/${ID}/photos`]: () => ({
          items: photos,
          total: 4,
          page: 1,
          pageSize: 9,
          gallery: anOpenGallery(),
          version: 1,
        }),
      });
    server(false);
    await renderRoute(<GalleryRoute />, '/Feststar/photos', '/:idOrSlug/photos');
    await screen.findByRole('link', { name: 'Photo settings' });
    expect(screen.queryByRole('link', { name: 'Photo book' })).toBeNull();
    cleanup();
    server(true);
    await renderRoute(<GalleryRoute />, '/Feststar/photos', '/:idOrSlug/photos');
    expect((await screen.findByRole('link', { name: 'Photo book' })).getAttribute('href')).toMatch(/\?book$/);
  });
});
