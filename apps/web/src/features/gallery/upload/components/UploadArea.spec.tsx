import type { GalleryState, OwnPhoto } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { aPhoto, anOpenGallery } from '@festlig/testing/media/a-photo';
import { aParty } from '@festlig/testing/party';
import { aUser } from '@festlig/testing/service/a-user';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useUser } from '../../../../api/session';
import { FakeUpload, sentFiles, withUploads } from '../../../../components/testing/fake-upload';
import { type Answer, failure, fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { copyName } from '../../../../lib/kept-copies';
import { ownPhotos } from '../../../../lib/own-photos';
import { UploadArea } from './UploadArea';

withUploads();
let number = 0;
/** A party of its own for each test: what a browser sends goes on while the page is open. */
let partyId: string;
let photoIds: Map<string, string>;
let own: Map<string, OwnPhoto>;
/** Changes the party that the page shows. */
let change: (changes: Partial<Party>) => void;
let changeGallery: (changes: Partial<GalleryState>) => void;

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  // jsdom's files have no such method.
  Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(8);
});
beforeEach(() => {
  partyId = String(++number).padStart(24, 'a');
  [photoIds, own] = [new Map(), new Map()];
});

const stateOf = (photoId: string, changes: Partial<OwnPhoto> = {}): OwnPhoto => ({
  photoId,
  status: 'waiting',
  refusal: null,
  photo: null,
  ...changes,
});

interface Shown {
  gallery?: Partial<GalleryState>;
  user?: boolean;
  party?: Partial<Party>;
  answers?: Record<string, Answer>;
  query?: string;
}

async function show({ gallery = {}, user = true, party = {}, answers = {}, query = '' }: Shown = {}) {
  cleanup();
  const received = fakeServer({
    'GET /api/initial': () => ({ user: user ? aUser() : null, language: 'en', flags: {}, providerKeys: {} }),
    [`POST /api/party/${partyId}/photos`]: ({ body }) => {
      const { uploadKey } = body as { uploadKey: string };
      const photoId = photoIds.get(uploadKey) ?? String(photoIds.size + 1).padStart(24, 'b');
      photoIds.set(uploadKey, photoId);
      return { photoId };
    },
    [`GET /api/party/${partyId}/photos/own`]: () => ({ items: [...own.values()] }),
    ...answers,
  });
  const Page = () => {
    const [shown, setShown] = useState(() => aParty({ id: partyId, ...party }));
    const [state, setState] = useState(gallery);
    change = (changes) => act(() => setShown({ ...shown, ...changes }));
    changeGallery = (changes) => act(() => setState({ ...state, ...changes }));
    return (
      <>
        <UploadArea party={shown} gallery={anOpenGallery(state)}>
          the photos
        </UploadArea>
        {useUser() !== undefined && 'the user is known'}
      </>
    );
  };
  await renderRoute(<Page />, `/Feststar/photos${query}`, '/:idOrSlug/photos');
  await screen.findByText(/the user is known/);
  return received;
}
const fileOf = (name: string, type = 'image/jpeg') => new File([name], name, { type });
const choose = (...files: File[]) => fireEvent.change(screen.getByTestId('photo-files'), { target: { files } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const idOf = (request: FakeUpload) => /photos\/(\w+)\/file/.exec(request.url)![1]!;
/** The server has read the photo. */
const isRead = (request: FakeUpload, changes: Partial<OwnPhoto>) => {
  own.set(idOf(request), stateOf(idOf(request), changes));
};
const begun = (received: { method: string; path: string; body: unknown }[]) =>
  received.filter(({ method, path }) => method === 'POST' && path === `/api/party/${partyId}/photos`);

describe('uploading photos (rule: photo-upload)', () => {
  it('announces each file, sends it with this browser’s key, and tells when it is in the gallery', async () => {
    const received = await show();
    choose(fileOf('cake.jpg'));
    const request = await sentFiles(1);
    expect(begun(received)[0]?.body).toMatchObject({ bytes: 8, name: null, cid: null });
    expect(request.headers.get('x-guest-key')).toBe(ownPhotos(partyId).key);
    act(() => request.upload.onprogress?.({ loaded: 4, total: 8 }));
    expect(await screen.findByText('Sending 50%')).toBeTruthy();
    expect(screen.getByText('0 of 1 sent.')).toBeTruthy();
    isRead(request, { status: 'ready', photo: aPhoto() });
    await request.answer(200, stateOf(idOf(request)));
    await screen.findByText('Sent. Getting ready …');
    expect(screen.getByText('1 of 1 sent.')).toBeTruthy();
    expect(await screen.findByText('Your photo is in the gallery. Thank you!')).toBeTruthy();
    expect(ownPhotos(partyId).ids).toEqual([idOf(request)]);
    fireEvent.click(button('Close'));
    expect(screen.queryByText('cake.jpg')).toBeNull();
  });

  it('refuses one file with its reason, and takes the others', async () => {
    await show();
    choose(fileOf('notes.pdf', 'application/pdf'), fileOf('one.jpg'), fileOf('text.jpg'));
    expect(screen.getByText(/not a picture we can read/)).toBeTruthy();
    await sentFiles(2);
    const [one, text] = ['one.jpg', 'text.jpg'].map((name) =>
      FakeUpload.sent.find((each) => each.body?.name === name)!,
    ) as [FakeUpload, FakeUpload];
    isRead(one, { status: 'ready', photo: aPhoto() });
    isRead(text, { status: 'refused', refusal: 'image_broken' });
    await one.answer(200, stateOf(idOf(one)));
    await text.answer(200, stateOf(idOf(text)));
    expect(await screen.findByText(/1 of 3 photos uploaded. 2 were not accepted./)).toBeTruthy();
    // On the top of the list, what somebody has to know.
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => /^\w+\.\w{3}/.exec(textContent)?.[0]);
    expect(rows).toEqual(['notes.pdf', 'text.jpg', 'one.jpg']);
    // Another key, because the same one would mean the photo that was refused.
    fireEvent.click(button('Try again: text.jpg'));
    expect(idOf(await sentFiles(3))).not.toBe(idOf(text));
    expect(screen.queryByRole('button', { name: 'Try again: notes.pdf' })).toBeNull();
    fireEvent.click(button('Remove: notes.pdf'));
    expect(screen.queryByText('notes.pdf')).toBeNull();
  });

  it('tells of a photo that the party has without sending it', async () => {
    await show({
      answers: { [`POST /api/party/${partyId}/photos`]: () => failure(409, { root: { code: 'photo_duplicate' } }) },
    });
    choose(fileOf('again.jpg'));
    expect(await screen.findByText('This photo has already been added.')).toBeTruthy();
    expect(FakeUpload.sent).toEqual([]);
  });

  it('pauses and goes on, and asks first whether the file has arrived', async () => {
    const received = await show();
    choose(fileOf('cake.jpg'));
    const first = await sentFiles(1);
    fireEvent.click(button('Pause'));
    expect([first.isAborted, await screen.findByText('Paused.')]).toEqual([true, expect.anything()]);
    fireEvent.click(button('Resume'));
    const second = await sentFiles(2);
    expect(idOf(second)).toBe(idOf(first));
    expect(begun(received)).toHaveLength(2);
    // Only the answer is lost this time: the file is not sent once more.
    own.set(idOf(second), stateOf(idOf(second), { status: 'ready', photo: aPhoto() }));
    await act(async () => second.onerror?.());
    fireEvent.click(await screen.findByRole('button', { name: 'Try again: cake.jpg' }));
    expect(await screen.findByText('Your photo is in the gallery. Thank you!')).toBeTruthy();
    expect(FakeUpload.sent).toHaveLength(2);
  });

  it('waits by itself while there is no network', async () => {
    await show();
    choose(fileOf('cake.jpg'));
    const first = await sentFiles(1);
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    expect(first.isAborted).toBe(true);
    expect(await screen.findByText(/Paused: no network/)).toBeTruthy();
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await sentFiles(2);
    expect(screen.queryByText(/Paused: no network/)).toBeNull();
  });

  it('goes on while the gallery is closed, and shows it when it is opened again', async () => {
    await show();
    choose(fileOf('cake.jpg'));
    const request = await sentFiles(1);
    await show();
    expect(screen.getByText('cake.jpg')).toBeTruthy();
    expect(request.isAborted).toBe(false);
  });
});

describe('who uploads', () => {
  it('is asked for a name once, before files are chosen', async () => {
    const received = await show({ user: false });
    const opened = jest.spyOn(HTMLInputElement.prototype, 'click');
    fireEvent.click(button('Share your photos'));
    const field = screen.getByRole('textbox', { name: 'Your name' });
    fireEvent.click(button('Choose photos'));
    expect(screen.getByText('Please fill this in.')).toBeTruthy();
    expect(opened).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '  Åse   Holm ' } });
    fireEvent.click(button('Choose photos'));
    expect(opened).toHaveBeenCalledTimes(1);
    choose(fileOf('cake.jpg'));
    await sentFiles(1);
    expect(begun(received)[0]?.body).toMatchObject({ name: 'Åse Holm', cid: null });
    await show({ user: false });
    fireEvent.click(button('Remove: cake.jpg'));
    expect(screen.getByText(/From: Åse Holm/)).toBeTruthy();
    fireEvent.click(button(/Share/));
    expect(opened).toHaveBeenCalledTimes(2);
    fireEvent.click(button('Change name'));
    fireEvent.click(button('Cancel'));
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(button('Change name'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: 'Bo' } });
    fireEvent.click(button('Save the name'));
    expect(screen.getByText(/From: Bo/)).toBeTruthy();
    opened.mockRestore();
  });

  it.each([
    ['by their link', '?cid=guest123', []],
    [
      'at the bare address too, where their invitation was opened (rule: guest-of-browser)',
      '',
      ['/Feststar?cid=guest123'],
    ],
  ])('is not asked when the guest list knows them %s', async (_, query, kept) => {
    Object.assign(globalThis, { caches: { keys: async () => kept.map(copyName) } });
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
    const received = await show({
      user: false,
      query,
      party: { sid: 'Feststar' },
      answers: {
        [`GET /api/party/${partyId}/guest/guest123`]: () => ({
          sid: 'guest123',
          name: 'Bo',
          maxPeople: 1,
          hasEmail: true,
        }),
      },
    });
    await waitFor(() => expect(received.some(({ path }) => path.includes('guest123'))).toBe(true));
    choose(fileOf('cake.jpg'));
    await sentFiles(1);
    expect(begun(received)[0]?.body).toMatchObject({ cid: 'guest123' });
    expect(screen.queryByRole('textbox')).toBeNull();
    Reflect.deleteProperty(globalThis, 'caches');
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('is asked when the link names nobody', async () => {
    const received = await show({ user: false, query: '?cid=nobody' });
    // The answer that there is no such guest comes a moment after the page.
    await waitFor(() => {
      fireEvent.click(button('Share your photos'));
      expect(screen.getByRole('textbox', { name: 'Your name' })).toBeTruthy();
    });
    expect(received.some(({ path }) => path.endsWith('/guest/nobody'))).toBe(true);
  });

  it('is asked when the server says so, and the files wait', async () => {
    let named = false;
    await show({
      user: false,
      answers: {
        [`POST /api/party/${partyId}/photos`]: ({ body }) => {
          named = (body as { name: string | null }).name !== null;
          return named ? { photoId: 'b'.repeat(24) } : failure(422, { name: { code: 'name_required' } });
        },
      },
    });
    choose(fileOf('dropped.jpg'));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Your name' }), { target: { value: 'Bo' } });
    fireEvent.click(button('Send the photos'));
    await sentFiles(1);
    expect(named).toBe(true);
  });
});

describe('how many photos there is room for (rules: photo-room, photo-unlimited)', () => {
  it('is told before they are chosen, when it is few', async () => {
    await show({ gallery: { left: 3 } });
    expect(screen.getByText('There is room for 3 more photos.')).toBeTruthy();
    await show({ party: { isOwner: true }, gallery: { limit: 200, left: 150 } });
    expect(screen.queryByText(/There is room/)).toBeNull();
  });

  it('is told when there is none, and no button leads nowhere', async () => {
    await show({ gallery: { limit: 20, left: 0 } });
    expect(screen.getByText(/room for 20 photos, and all of them are here. Perhaps the host/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Share/ })).toBeNull();
    await show({ gallery: { uploads: false } });
    expect(screen.queryByRole('button', { name: /Share/ })).toBeNull();
  });

  it('lets a guest’s photos that wait for room follow once the gallery is not full any more', async () => {
    let isFull = true;
    const full = failure(409, { root: { code: 'photo_limit', params: { maximum: 20 } } as never });
    const answers = {
      [`POST /api/party/${partyId}/photos`]: () => (isFull ? full : { photoId: 'b'.repeat(24) }),
    };
    await show({ gallery: { left: 1 }, answers });
    choose(fileOf('one.jpg'));
    expect(await screen.findByText(/The rest wait here/)).toBeTruthy();
    changeGallery({ limit: 20, left: 0 });
    expect(await screen.findByText(/The rest wait here/)).toBeTruthy();
    isFull = false;
    changeGallery({ limit: null, left: null });
    await sentFiles(1);
  });

  it.each([
    ['by itself when the limit is gone', () => change({ limits: { photos: null } })],
    ['when somebody tries it', () => void fireEvent.click(button('Try now'))],
  ])('holds the rest back when it is reached, and goes on %s', async (_, makeRoom) => {
    let isFull = true;
    const limited = { isOwner: true, plan: 'premium', features: ['photos'], limits: { photos: 20 } } as const;
    const answers = {
      [`POST /api/party/${partyId}/photos`]: () =>
        isFull
          ? failure(409, { root: { code: 'photo_limit', params: { maximum: 20 } } as never })
          : { photoId: 'b'.repeat(24) },
    };
    await show({ gallery: { limit: 20, left: 1 }, party: { ...limited, features: ['photos'] }, answers });
    expect(await screen.findByRole('button', { name: /^Buy unlimited photos/ })).toBeTruthy();
    choose(fileOf('one.jpg'), fileOf('two.jpg'));
    expect(await screen.findByText(/The rest wait here/)).toBeTruthy();
    // The second is refused too before it waits.
    await waitFor(() => expect(screen.getAllByText('Waiting')).toHaveLength(2));
    isFull = false;
    makeRoom();
    await sentFiles(2);
    expect(screen.queryByText(/The rest wait here/)).toBeNull();
  });
});
