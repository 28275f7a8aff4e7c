import type { OwnPhoto } from '@festlig/contracts/media';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { fakeServer } from '../components/testing/render-route';
import { sendPhoto } from './send-photo';

const [partyId, photoId] = ['a'.repeat(24), 'b'.repeat(24)];
const ours = `/api/party/${partyId}/photos`;
const store = { url: 'https://files.example/festlig', fields: { key: 'uploads/photos/1', policy: 'signed' } };
const waiting: OwnPhoto = { photoId, status: 'waiting', refusal: null, photo: null };

/** The files that are sent: the store answers by its status, and we take every file. */
class FakeRequest {
  static sent: { url: string; body: unknown }[] = [];
  static storeAnswers = 204;
  status = 0;
  responseText = '';
  readonly upload = {};
  onload?: () => void;
  private url = '';

  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {
    return undefined;
  }
  send(body: unknown) {
    FakeRequest.sent.push({ url: this.url, body });
    const isStore = this.url === store.url;
    this.status = isStore ? FakeRequest.storeAnswers : 200;
    this.responseText = isStore ? '' : JSON.stringify(waiting);
    this.onload?.();
  }
}

const RealRequest = globalThis.XMLHttpRequest;
beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: FakeRequest }));
afterAll(() => void Object.assign(globalThis, { XMLHttpRequest: RealRequest }));
beforeEach(() => void ([FakeRequest.sent, FakeRequest.storeAnswers] = [[], 204]));

/** Sends a photo; returns where its file went and what our server was asked. */
async function send(direct: object) {
  const received = fakeServer({
    [`POST ${ours}`]: () => ({ photoId, ...direct }),
    [`POST ${ours}/${photoId}/received`]: () => waiting,
  });
  const photo = { partyId, cid: null, name: 'Karen', uploadKey: 'c'.repeat(32), digest: null, isRepeated: false };
  const file = new File(['a photo'], 'photo.jpg', { type: 'image/jpeg' });
  const { signal } = new AbortController();
  expect(await sendPhoto({ ...photo, file, onProgress: () => undefined, signal })).toEqual(waiting);
  return { files: FakeRequest.sent.map(({ url }) => url), asked: received.map(({ path }) => path) };
}

it('sends the file to the store where the announcement has a form for it, and then says that it is there (rule: photo-direct)', async () => {
  const { files, asked } = await send({ direct: store });
  expect(files).toEqual([store.url]);
  expect(asked).toEqual([ours, `${ours}/${photoId}/received`]);
});

it('sends the file through us when the store does not take it', async () => {
  FakeRequest.storeAnswers = 403;
  const { files, asked } = await send({ direct: store });
  expect(files).toEqual([store.url, `${ours}/${photoId}/file`]);
  expect(asked).toEqual([ours]);
});

it('sends the file through us where there is no form', async () => {
  const { files, asked } = await send({});
  expect(files).toEqual([`${ours}/${photoId}/file`]);
  expect(asked).toEqual([ours]);
});
