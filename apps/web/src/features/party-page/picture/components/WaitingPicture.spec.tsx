import { ANY_PHOTO } from '@festlig/domain/web/photo-look';
import { anOwnImage } from '@festlig/testing/media/an-own-image';
import { aParty } from '@festlig/testing/party';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeStream, withStreams } from '../../../../components/testing/fake-stream';
import { sentFiles, withUploads } from '../../../../components/testing/fake-upload';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import {
  draftPicture,
  dropDraftPicture,
  handOver,
  isLocal,
  keepDraftPicture,
  waitingPicture,
} from '../../../../lib/draft-picture';
import WaitingPicture from './WaitingPicture';

const [partyId, imageId] = ['a'.repeat(24), 'b'.repeat(24)];
const part = { x: 0, y: 0.2, width: 1, height: 0.5 };
const parts = { wide: part, upright: { ...part, y: 0.1 } };
const file = new File(['photo'], 'os.jpg', { type: 'image/jpeg' });
const image = anOwnImage({ imageId });
const UNAVAILABLE = { errors: { root: { code: 'unavailable' } }, message: 'unavailable' };
withStreams();
withUploads();

const shown = jest.fn<(instead: { heroImage: string } | undefined) => void>();
let address: string;
beforeEach(async () => {
  shown.mockReset();
  address = await keepDraftPicture(file, parts, ANY_PHOTO);
});
afterEach(async () => {
  await dropDraftPicture(address);
});
const show = async (heroImage: string | null, update: (body: unknown) => unknown = () => ({})) => {
  const received = fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    [`POST /api/party/${partyId}/images/${imageId}/crops`]: () => image,
    [`GET /api/party/${partyId}/images/${imageId}/events`]: () => image,
    [`PATCH /api/party/${partyId}`]: ({ body }) => update(body) as never,
  });
  const party = { id: partyId, heroImage, themeName: 'default', layout: 'beside' } as const;
  await renderRoute(<WaitingPicture party={party} onShow={shown} />);
  return received;
};

it('is kept with its crop for the draft, and for the party that the draft becomes', async () => {
  expect(isLocal(address)).toBe(true);
  expect(isLocal('/media/hero-images/party/a-light.jpg')).toBe(false);
  expect(await draftPicture(address)).toMatchObject({ name: 'os.jpg', parts });
  await handOver('/media/hero-images/party/a-light.jpg', partyId);
  expect(await waitingPicture(partyId)).toBeUndefined();
  await handOver(address, partyId);
  expect(await waitingPicture(partyId)).toMatchObject({ name: 'os.jpg', parts });
  expect(await draftPicture(address)).toBeUndefined();
});

it('goes with a draft that is left', async () => {
  await dropDraftPicture(address);
  expect(await draftPicture(address)).toBeUndefined();
});

it('is sent when the party is there; a failure is told, and can be tried again', async () => {
  await handOver(address, partyId);
  const set: unknown[] = [];
  const received = await show(null, (body) => {
    set.push(body);
    return aParty({ id: partyId });
  });
  expect(await screen.findByText(/^Your picture is being sent/)).toBeTruthy();
  await (await sentFiles(1)).answer(503, UNAVAILABLE);
  expect((await screen.findByRole('alert')).textContent).toContain('The invitation is saved, but your picture');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await (await sentFiles(2)).answer(200, { ...image, status: 'waiting', src: null });
  await waitFor(() => FakeStream.last());
  act(() => FakeStream.last().tell(image));
  await waitFor(() => expect(received.find(({ path }) => path.endsWith('/crops'))?.body).toEqual(parts));
  await waitFor(() => expect(FakeStream.opened).toHaveLength(2));
  act(() => FakeStream.last().tell({ ...image, crops: [{ ...parts, heroImage: '/media/hero-dark.jpg' }] }));
  expect(await screen.findByText('Your picture is on the invitation')).toBeTruthy();
  expect(set).toEqual([{ heroImage: '/media/hero-dark.jpg' }]);
  expect(await waitingPicture(partyId)).toBeUndefined();
});

it('is left out when the host wants that', async () => {
  await handOver(address, partyId);
  await show(null);
  await (await sentFiles(1)).answer(503, UNAVAILABLE);
  fireEvent.click(await screen.findByRole('button', { name: 'Leave it out' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await waitingPicture(partyId)).toBeUndefined();
});

it('is not sent when another picture has been chosen meanwhile', async () => {
  await handOver(address, partyId);
  await show('/media/hero-images/party/confetti-light.jpg');
  await waitFor(async () => expect(await waitingPicture(partyId)).toBeUndefined());
  expect(screen.queryByText(/^Your picture/)).toBeNull();
});

describe('while the picture is sent, the page', () => {
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
    Object.assign(globalThis, {
      createImageBitmap: async () => ({ width: 1200, height: 1600, close: () => undefined }),
    });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['part'])));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it('shows it from this browser, until sending fails (rule: own-picture-of-draft)', async () => {
    await handOver(address, partyId);
    await show(null);
    await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
    expect(shown.mock.lastCall?.[0]?.heroImage).toBe(address);
    await (await sentFiles(1)).answer(503, UNAVAILABLE);
    await waitFor(() => expect(shown).toHaveBeenLastCalledWith(undefined));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown.mock.lastCall?.[0]?.heroImage).toBe(address));
  });

  it('shows its own when another picture has been chosen (rule: own-picture-of-draft)', async () => {
    await handOver(address, partyId);
    await show('/media/hero-images/party/confetti-light.jpg');
    await waitFor(async () => expect(await waitingPicture(partyId)).toBeUndefined());
    expect(shown).not.toHaveBeenCalled();
  });
});
