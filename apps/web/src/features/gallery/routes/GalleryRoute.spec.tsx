import type { Photo } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { aPhoto, anOpenGallery } from '@festlig/testing/media/a-photo';
import { aParty } from '@festlig/testing/party';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import { makeGuestKey } from '../../../lib/own-photos';
import GalleryRoute from './GalleryRoute';

const ID = 'a'.repeat(24);
const LIST = `GET /api/party/${ID}/photos`;
const many = (count: number) => Array.from({ length: count }, (_, index) => aPhoto(index + 1));

/** Answers a page of these photos, as the service does. */
const listed = (all: () => Photo[], gallery = anOpenGallery()): Answer => {
  return ({ path }) => {
    const query = new URL(path, 'http://server').searchParams;
    const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 9)];
    const items = gallery.sees ? all() : [];
    const shown = items.slice((page - 1) * pageSize, page * pageSize);
    return { items: shown, total: items.length, page, pageSize, gallery, version: 1 };
  };
};

async function open(list: Answer, { party = {}, url = '/Feststar/photos', answers = {} }: Opening = {}) {
  const received = fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/Feststar': () => aParty({ id: ID, title: 'Sofie 40', features: ['photos'], ...party }),
    [LIST]: list,
    ...answers,
  });
  const view = await renderRoute(<GalleryRoute />, url, '/:idOrSlug/photos');
  await screen.findByRole('heading', { name: 'Photos', level: 1 });
  return { ...view, received };
}
interface Opening {
  party?: Partial<Party>;
  url?: string;
  answers?: Record<string, Answer>;
}
const pictures = () => screen.getAllByRole('img').map((img) => img.getAttribute('alt'));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the gallery for a guest', () => {
  it('shows nine photos a page, without names, times or anything of a host (rules: photo-grid, photo-editors-see-more)', async () => {
    const { search } = await open(listed(() => many(20)));
    await screen.findByText('20 photos');
    expect(pictures()).toEqual(Array.from({ length: 9 }, (_, index) => `Photo ${index + 1} of 20`));
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByText('Photo settings')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Go to page 3' }));
    await screen.findByRole('img', { name: 'Photo 19 of 20' });
    expect([pictures().length, search()]).toEqual([2, '?page=3']);
  });

  it('shows 18 when expanded, on the page where it was, and keeps that for the next time', async () => {
    const { search } = await open(
      listed(() => many(40)),
      { url: '/Feststar/photos?page=3&cid=guest123' },
    );
    await screen.findByRole('img', { name: 'Photo 19 of 40' });
    fireEvent.click(screen.getByRole('button', { name: 'Show more photos at a time' }));
    await waitFor(() => expect(pictures()).toHaveLength(18));
    expect(pictures()[0]).toBe('Photo 19 of 40');
    expect(search()).toBe('?page=2&cid=guest123');
    cleanup();
    await open(listed(() => many(40)));
    await waitFor(() => expect(pictures()).toHaveLength(18));
    fireEvent.click(screen.getByRole('button', { name: 'Show fewer photos at a time' }));
    await waitFor(() => expect(pictures()).toHaveLength(9));
  });

  it('asks with the key of this browser, once it has one', async () => {
    const key = makeGuestKey(ID);
    const { received } = await open(listed(() => many(1)));
    await screen.findByText('1 photo');
    const asked = received.find(({ path }) => path.startsWith(`/api/party/${ID}/photos`));
    expect(asked?.headers['x-guest-key']).toBe(key);
  });

  it('loads the pages beside it before they are asked for, and the last page when there is no such page', async () => {
    const { received, search } = await open(
      listed(() => many(30)),
      { url: '/Feststar/photos?page=9' },
    );
    await screen.findByRole('img', { name: 'Photo 28 of 30' });
    expect(search()).toBe('?page=4');
    fireEvent.click(screen.getByRole('button', { name: 'Go to page 1' }));
    await screen.findByRole('img', { name: 'Photo 1 of 30' });
    await waitFor(() => expect(received.filter(({ path }) => path.includes('page=2&')).length).toBe(1));
  });

  it.each([
    ['invites to add the first photo', true, 'The first photo is yours'],
    ['says that there are none, where guests add none', false, 'There are no photos yet'],
  ])('without photos %s', async (_, uploads, text) => {
    await open(listed(() => [], anOpenGallery({ uploads })));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    ['is closed', { why: 'off' as const }, 'The gallery is not open'],
    ['belongs to no plan', { why: 'plan' as const }, 'The gallery is not open'],
    ['is for hosts', { why: 'hosts_only' as const }, 'The host does not show them here.'],
    ['is for hosts who take photos of guests', { uploads: true }, /You can share your photos with the host/],
  ])('says so when the gallery %s', async (_, state, text) => {
    const closed = anOpenGallery({ sees: false, uploads: false, ...state });
    await open(listed(() => many(3), closed));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('counts down to the moment when the gallery opens, and opens by itself (rule: photo-open-later)', async () => {
    let gallery = anOpenGallery({ sees: false, uploads: false, why: 'later', opensAt: '2099-06-20T16:00:00Z' });
    const list: Answer = (request) => listed(() => many(2), gallery)(request);
    const later = await open(list);
    await screen.findByText('The gallery opens on Saturday, 20 June 2099 at 18:00');
    expect(screen.getByRole('timer').textContent).toMatch(/^[\d,.]+days\d+hours?\d+minutes?\d+seconds?$/);
    later.unmount();

    gallery = { ...gallery, opensAt: new Date(Date.now() - 1000).toISOString() };
    await open((request) => {
      const answer = list(request);
      gallery = anOpenGallery();
      return answer;
    });
    expect(await screen.findByText('2 photos')).toBeTruthy();
  });

  it('says why it cannot be fetched, and tries again', async () => {
    let fails = true;
    await open((request) => (fails ? failure(503, { root: { code: 'unavailable' } }) : listed(() => many(1))(request)));
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(again);
    expect(await screen.findByText('1 photo')).toBeTruthy();
  });
});

describe('the gallery for a host', () => {
  const photos = () => [
    aPhoto(1, { name: 'Karen', createdAt: '2026-06-20T22:04:00Z' }),
    aPhoto(2, { name: null, createdAt: '2026-06-20T18:00:00Z', public: false }),
  ];
  const shown = { photosEnabled: true, photosUploadedByGuests: true, photosPublicEnabled: true };
  const openAsHost = (opening: Opening = {}, list = listed(photos, anOpenGallery({ limit: 200, left: 198 }))) =>
    open(list, { ...opening, party: { isOwner: true, ...shown, ...opening.party } });

  it('names who uploaded each photo and when, marks those that guests do not see, and counts them (rule: photo-editors-screen)', async () => {
    await openAsHost();
    expect(await screen.findByText('Karen')).toBeTruthy();
    for (const said of ['21 June 2026 at 00:04 CEST', 'No name', 'For the hosts only'])
      expect(screen.getByText(said)).toBeTruthy();
    expect(await screen.findByText('2 of 200 photos')).toBeTruthy();
    expect(screen.queryByText('Make room for more')).toBeNull();
    expect(screen.getByRole('link', { name: 'Photo settings' }).getAttribute('href')).toBe('/Feststar/settings#photos');
  });

  it('leads to the message that tells the guests, while they can do something in it (rule: photo-opening-told)', async () => {
    const tell = () => screen.queryByRole('link', { name: 'Tell the guests' });
    await openAsHost();
    await screen.findByText('Karen');
    expect(tell()?.getAttribute('href')).toBe('/Feststar/invitations?new=photos');
    for (const party of [{ photosEnabled: false }, { photosEnabledDate: '2099-06-20T16:00:00Z' }]) {
      cleanup();
      await openAsHost({ party });
      await screen.findByText('Karen');
      expect(tell()).toBeNull();
    }
  });

  it('leads to the wall, and to the zip of all photos once there is one (rules: photo-zip, photo-wall-screen)', async () => {
    await openAsHost({}, listed(photos));
    const zip = await screen.findByRole('link', { name: 'Download all (zip)' });
    expect(zip.getAttribute('href')).toBe(`/api/party/${ID}/photos/download`);
    const wall = screen.getByRole('link', { name: 'Show on a screen' });
    expect(wall.getAttribute('href')).toBe('/Feststar/photos/wall');
  });

  it('leads to no wall without photos in the plan, and to no zip without photos', async () => {
    await openAsHost(
      { party: { features: [] } },
      listed(() => []),
    );
    await screen.findByText(/^You and your guests can add photos/);
    expect(screen.queryByRole('link', { name: /^Download all|^Show on a screen/ })).toBeNull();
  });

  it('leads to the offer below when little room is left', async () => {
    const little = listed(photos, anOpenGallery({ limit: 20, left: 18 }));
    await openAsHost({ party: { limits: { photos: 20 } } }, little);
    const buy = await screen.findByRole('button', { name: /^Buy unlimited photos/ });
    Element.prototype.scrollIntoView = () => undefined;
    fireEvent.click(await screen.findByRole('button', { name: 'Make room for more' }));
    expect(document.activeElement).toBe(buy);
  });

  it.each([
    ['with photos from before', photos, /^Now only hosts see the photos/],
    ['without photos', () => [], /^You and your guests can add photos/],
  ])(
    'leads to the plans and counts no room where the plan has no photos, %s (rule: photo-plan-told)',
    async (_, kept, text) => {
      const state = anOpenGallery({ uploads: false, limit: 20, left: 20 - kept().length });
      await openAsHost({ party: { features: [] } }, listed(kept, state));
      for (const said of [text, 'Photos from guests: included in Premium'])
        expect(await screen.findByText(said)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
        '/Feststar/plan?for=photos',
      );
      expect(screen.queryByText(/of 20 photos|Make room for more/)).toBeNull();
    },
  );

  it('leads to no plans where the plan has photos, and invites to share the first ones', async () => {
    await openAsHost(
      {},
      listed(() => [], anOpenGallery({ limit: 20, left: 20 })),
    );
    expect(await screen.findByText(/^0 of 20 photos/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Share your photos' })).toBeTruthy();
    expect(screen.queryByText(/^(See the plans|Example of a gallery)$/)).toBeNull();
  });

  it.each([
    [{ photosEnabled: false }, 'The gallery is not open to guests.'],
    [{ photosPublicEnabled: false }, 'Guests can add photos, but not see them.'],
    [{ photosUploadedByGuests: false }, 'Guests can see the photos, but not add any.'],
    [{ photosUploadedByGuests: false, photosPublicEnabled: false }, 'Guests can neither see photos nor add them.'],
    [{ photosEnabledDate: '2099-06-20T16:00:00Z' }, /^The gallery opens to guests on 20 June 2099/],
    [{ features: [] }, /^Now only hosts see the photos/],
  ])('says what guests cannot do: %j (rule: photo-opened-here)', async (party, text) => {
    await openAsHost({ party });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(await screen.findByText('Karen')).toBeTruthy();
    // A plan is bought, it is opened here, and the rest is a setting.
    const links = screen.queryAllByRole('link', { name: 'Change what guests can do' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      'features' in party || 'photosEnabled' in party ? [] : ['/Feststar/settings#photos'],
    );
    expect(screen.queryAllByRole('switch', { name: 'Open to guests' })).toHaveLength('features' in party ? 0 : 1);
  });

  it('shows and hides a photo at once, and as before when the server refuses (rule: photo-toggle)', async () => {
    let answer = (): unknown => undefined;
    const asked: unknown[] = [];
    let kept = photos();
    await openAsHost(
      {
        answers: {
          [`PATCH /api/party/${ID}/photos/${photos()[0]!.id}`]: async ({ body }) => {
            asked.push(body);
            await new Promise<void>((resolve) => (answer = () => resolve()));
            if (asked.length > 1) return failure(503, { root: { code: 'unavailable' } });
            kept = kept.map((one, index) => (index === 0 ? { ...one, public: false } : one));
            return kept[0];
          },
        },
      },
      listed(() => kept),
    );
    const toggle = await screen.findByRole('switch', { name: /from Karen$/ });
    expect(toggle.getAttribute('aria-checked')).toBe('true');
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'));
    expect(asked).toEqual([{ public: false }]);
    answer();
    await waitFor(() => expect(screen.getAllByText('For the hosts only')).toHaveLength(2));

    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
    await waitFor(() => expect(asked).toHaveLength(2));
    answer();
    await screen.findByRole('alert');
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'));
  });

  it('asks before a photo is deleted, and says why it was not (rule: photo-editors-screen)', async () => {
    let kept = photos();
    let fails = true;
    const { received } = await openAsHost(
      {
        answers: {
          [`DELETE /api/party/${ID}/photos/${photos()[0]!.id}`]: () => {
            if (fails) return failure(503, { root: { code: 'unavailable' } });
            kept = kept.slice(1);
            return { done: true };
          },
        },
      },
      listed(() => kept),
    );
    const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
    await screen.findByRole('button', { name: /^Delete: .* from Karen$/ });
    press(/^Delete: .* from Karen$/);
    await screen.findByRole('dialog', { name: 'Delete the photo?' });
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete the photo?' })).toBeNull());
    expect(received.some(({ method }) => method === 'DELETE')).toBe(false);
    press(/^Delete: .* from Karen$/);
    await screen.findByRole('dialog', { name: 'Delete the photo?' });
    press('Delete the photo');
    await screen.findByRole('alert');
    fails = false;
    press('Delete the photo');
    await waitFor(() => expect(screen.queryByText('Karen')).toBeNull());
    expect(await screen.findByText('The photo is deleted')).toBeTruthy();
  });

  it.each([{}, { photosEnabledDate: '2099-06-20T16:00:00Z' }])(
    'has the link to pass on while there are no photos: %j',
    async (party) => {
      await openAsHost(
        { party },
        listed(() => []),
      );
      await screen.findByText('Everyone’s photos, in one place');
      expect((await screen.findByLabelText('The link to the photos')).textContent).toMatch(/\/Feststar\/photos$/);
    },
  );

  it.each([
    [{ photosUploadedByGuests: false, photosPublicEnabled: false }, 'Change what guests can do'],
    [{ features: [] }, null],
  ])('has no link to pass on to guests who would find it closed, but the way to open it: %j', async (party, name) => {
    await openAsHost(
      { party },
      listed(() => []),
    );
    await screen.findByText('Everyone’s photos, in one place');
    expect(screen.queryByLabelText('The link to the photos')).toBeNull();
    const ways = screen.queryAllByRole('link', { name: 'Change what guests can do' });
    expect(ways.map(({ textContent }) => textContent)).toEqual(name === null ? [] : [name]);
  });
});
