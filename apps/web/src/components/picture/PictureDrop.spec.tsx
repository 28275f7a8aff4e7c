import type { OwnImage } from '@festlig/contracts/media';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeUpload, withUploads } from '../testing/fake-upload';
import { fakeServer, renderRoute } from '../testing/render-route';
import { PictureDrop } from './PictureDrop';
import { usePictureUpload } from './use-picture-upload';

const partyId = 'a'.repeat(24);
const imageId = 'b'.repeat(24);
const waiting: OwnImage = {
  imageId,
  status: 'waiting',
  refusal: null,
  src: null,
  width: null,
  height: null,
  crops: [],
  ended: false,
};
const ready: OwnImage = { ...waiting, status: 'ready', src: '/media/x.jpg', width: 10, height: 10, ended: true };

withUploads();
const taken = jest.fn<(image: OwnImage) => void>();
function Shown() {
  const { upload, broken, start, cancel } = usePictureUpload(partyId, taken);
  return <PictureDrop upload={upload} broken={broken} onFile={start} onCancel={cancel} />;
}
/** What following the picture answers. */
let followed: OwnImage;
const choose = (file: File) => fireEvent.change(screen.getByTestId('picture-file'), { target: { files: [file] } });
const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
const request = () => waitFor(() => FakeUpload.sent.at(-1) ?? Promise.reject(new Error('nothing sent')));

beforeEach(async () => {
  followed = ready;
  taken.mockReset();
  fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    [`GET /api/party/${partyId}/images/${imageId}/events`]: () => followed,
  });
  await renderRoute(<Shown />);
});

describe('the upload of a picture', () => {
  it('sends the file itself, tells how far it is, and hands the picture over when it is read', async () => {
    choose(photo);
    const sent = await request();
    expect(sent.url).toBe(`/api/party/${partyId}/images`);
    expect(sent.body).toBe(photo);
    expect(sent.headers.get('Content-Type')).toBe('image/jpeg');
    act(() => sent.upload.onprogress?.({ loaded: 1, total: 4 }));
    expect(await screen.findByText('Sending the picture: 25%')).toBeTruthy();
    await sent.answer(200, waiting);
    await waitFor(() => expect(taken).toHaveBeenCalledWith(ready));
  });

  it('says why a picture was refused when it was read, and lets another one be chosen', async () => {
    followed = { ...waiting, status: 'refused', refusal: 'image_is_heic', ended: true };
    choose(photo);
    const sent = await request();
    await sent.answer(200, waiting);
    expect(await screen.findByText(/Save it as JPEG/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose another' })).toBeTruthy();
    expect(taken).not.toHaveBeenCalled();
  });

  it('refuses a picture above 15 MB without sending it', async () => {
    const large = new File(['x'], 'large.jpg', { type: 'image/jpeg' });
    Object.defineProperty(large, 'size', { value: 15 * 1024 * 1024 + 1 });
    choose(large);
    expect(await screen.findByText(/larger than 15 MB/)).toBeTruthy();
    expect(FakeUpload.sent).toEqual([]);
  });

  it('can be tried again with the same file after the connection was lost', async () => {
    choose(photo);
    const sent = await request();
    await act(async () => sent.onerror?.());
    const again = await screen.findByRole('button', { name: 'Try again' });
    fireEvent.click(again);
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
    const second = await request();
    expect(second.body).toBe(photo);
    await second.answer(200, waiting);
    await waitFor(() => expect(taken).toHaveBeenCalledWith(ready));
  });

  it('shows what the service says when it takes no more pictures', async () => {
    choose(photo);
    const sent = await request();
    const errors = { root: { code: 'too_many_uploads', params: { maximum: 100 } } };
    await sent.answer(429, { errors, message: 'too_many_uploads' });
    expect(await screen.findByText(/100 pictures a day/)).toBeTruthy();
  });

  it('stops when it is cancelled, and hands nothing over', async () => {
    choose(photo);
    const sent = await request();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(sent.isAborted).toBe(true);
    expect(await screen.findByRole('button', { name: 'Upload a picture' })).toBeTruthy();
    await sent.answer(200, waiting);
    expect(taken).not.toHaveBeenCalled();
  });
});
