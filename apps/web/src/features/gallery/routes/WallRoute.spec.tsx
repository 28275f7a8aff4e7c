import type { Party } from '@festlig/contracts/party';
import { aPhoto } from '@festlig/testing/media/a-photo';
import { aParty } from '@festlig/testing/party';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeStream, withStreams } from '../../../components/testing/fake-stream';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import WallRoute from './WallRoute';

const ID = 'a'.repeat(24);
const OPEN = {
  features: ['photos'],
  photosEnabled: true,
  photosPublicEnabled: true,
  photosUploadedByGuests: true,
} satisfies Partial<Party>;
const initial: Answer = () => ({
  user: null,
  language: 'en',
  flags: {},
  providerKeys: {},
  shortUrl: 'https://fest.example',
});
const srcOf = (nth: number) => aPhoto(nth).src;
const report = (...numbers: number[]) => ({
  items: numbers.map((nth) => aPhoto(nth)),
  total: numbers.length,
  ended: false,
});

/** The picture that can be seen. */
const shown = () => screen.queryByRole('img', { name: 'A photo from the event' })?.getAttribute('src');
/** Loads the pictures of the photos that are on the page, seen or not. */
const load = () => document.querySelectorAll('picture img').forEach((img) => fireEvent.load(img));

describe('the wall (rule: photo-wall-screen)', () => {
  withStreams();
  beforeEach(
    () =>
      void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'], now: 1_782_000_000_000 }),
  );
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'fullscreenEnabled');
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  const open = async (party: Partial<Party> = OPEN, answer?: Answer) => {
    fakeServer({
      'GET /api/initial': initial,
      'GET /api/party/Feststar':
        answer ?? (() => aParty({ id: ID, slug: 'Feststar', title: 'Sofie 40', language: 'en', ...party })),
    });
    return renderRoute(<WallRoute />, '/Feststar/photos/wall', '/:idOrSlug/photos/wall');
  };
  const withPhotos = async (...numbers: number[]) => {
    const view = await open();
    await waitFor(() => expect(FakeStream.opened).toHaveLength(1));
    FakeStream.last().tell(report(...numbers));
    await screen.findByRole('heading', { name: 'Sofie 40' });
    load();
    return view;
  };
  /** The stream breaks, and no answer comes instead. */
  const lose = async () => {
    FakeStream.last().break();
    const fetched = jest.mocked(globalThis.fetch);
    await waitFor(() => expect(fetched.mock.calls.some(([url]) => String(url).endsWith('/wall/events'))).toBe(true));
    await act(async () => undefined);
  };
  const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

  it('shows the newest photo, then the others in turn, each for seven seconds and only once it has loaded', async () => {
    await withPhotos(3, 2, 1);
    expect(shown()).toBe(srcOf(3));
    expect(screen.getByText('3 photos')).toBeTruthy();
    wait(7000);
    expect(shown()).toBe(srcOf(3));
    load();
    expect(shown()).toBe(srcOf(2));
    load();
    wait(6999);
    expect(shown()).toBe(srcOf(2));
    wait(1);
    expect(shown()).toBe(srcOf(1));
  });

  it('shows a new photo next and says that it is new', async () => {
    await withPhotos(2, 1);
    FakeStream.last().tell(report(3, 2, 1));
    await screen.findByText('3 photos');
    expect(screen.queryByText('New photo')).toBeNull();
    load();
    wait(7000);
    expect([shown(), screen.queryByText('New photo') !== null]).toEqual([srcOf(3), true]);
    load();
    wait(7000);
    expect([shown(), screen.queryByText('New photo')]).toEqual([srcOf(1), null]);
  });

  it('keeps showing what it has while no reports arrive', async () => {
    await withPhotos(2, 1);
    await lose();
    load();
    wait(7000);
    expect(shown()).toBe(srcOf(1));
    load();
    wait(7000);
    expect([shown(), screen.queryByRole('status')]).toEqual([srcOf(2), null]);
  });

  it('leads guests to the gallery by a code, without the keys in its own address', async () => {
    await withPhotos(1);
    expect(await screen.findByRole('img', { name: 'QR code that leads to https://fest.example/Feststar/photos' }));
    expect(screen.getByText('fest.example/Feststar/photos')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the gallery' }).getAttribute('href')).toBe('/Feststar/photos');
  });

  it('stands still while it is paused', async () => {
    await withPhotos(2, 1);
    load();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    wait(60_000);
    expect(shown()).toBe(srcOf(2));
    fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
    wait(7000);
    expect(shown()).toBe(srcOf(1));
  });

  it('invites to share the first photo while there is none, and shows it when it comes', async () => {
    await open();
    await waitFor(() => expect(FakeStream.opened).toHaveLength(1));
    FakeStream.last().tell(report());
    expect(await screen.findByText('Scan the code and share the first one.')).toBeTruthy();
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    FakeStream.last().tell(report(1));
    await screen.findByText('1 photo');
    load();
    expect([shown(), screen.queryByText('New photo') !== null]).toEqual([srcOf(1), true]);
  });

  it.each([
    ['guests may not upload', { photosUploadedByGuests: false }, 'They appear as soon as they are added.'],
    ['the gallery is off', { photosEnabled: false }, 'The gallery is not open to guests.'],
    ['the plan has no photos', { features: [] }, 'The gallery is not open to guests.'],
    ['it opens later', { photosEnabledDate: '2027-06-20T16:00:00.000Z' }, /^The gallery opens 20 June 2027/],
  ] as const)('says why there are no photos, and shows no code, while %s', async (_when, settings, text) => {
    await open({ ...OPEN, ...settings, features: 'features' in settings ? [] : ['photos'] });
    await waitFor(() => expect(FakeStream.opened).toHaveLength(1));
    FakeStream.last().tell(report());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
  });

  it('invites to share the first photo as soon as the host opens the gallery', async () => {
    let photosEnabled = false;
    await open(OPEN, () => aParty({ id: ID, slug: 'Feststar', language: 'en', ...OPEN, photosEnabled }));
    await waitFor(() => expect(FakeStream.opened).toHaveLength(1));
    FakeStream.last().tell(report());
    expect(await screen.findByText('The gallery is not open to guests.')).toBeTruthy();
    photosEnabled = true;
    wait(10_000);
    expect(await screen.findByText('Scan the code and share the first one.')).toBeTruthy();
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeTruthy();
  });

  it('says that it is trying when no report has ever arrived', async () => {
    await open();
    await waitFor(() => expect(FakeStream.opened).toHaveLength(1));
    expect(screen.queryByRole('status')).toBeNull();
    await lose();
    expect(await screen.findByText('Trying to connect …')).toBeTruthy();
  });

  it('offers full screen where the browser has it', async () => {
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
    const request = jest.fn<() => Promise<void>>().mockResolvedValue(undefined);
    document.documentElement.requestFullscreen = request;
    await withPhotos(1);
    fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('keeps the screen on while the page is visible, and no longer', async () => {
    const release = jest.fn<() => Promise<void>>().mockResolvedValue(undefined);
    const request = jest.fn<(type: string) => Promise<object>>().mockResolvedValue({ release });
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    const { unmount } = await withPhotos(1);
    expect(request.mock.calls).toEqual([['screen']]);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
    unmount();
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('is the page for missing parties when there is none', async () => {
    await open({}, () => failure(404, { root: { code: 'not_found' } }));
    expect(await screen.findByRole('heading', { name: 'We cannot find the page' })).toBeTruthy();
    expect(FakeStream.opened).toHaveLength(0);
  });
});
