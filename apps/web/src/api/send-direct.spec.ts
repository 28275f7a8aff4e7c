import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';

/** The requests to the store, which the tests answer by hand. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  readonly headers: string[] = [];
  readonly upload = {};
  status = 0;
  responseText = '';
  url = '';
  body?: FormData;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string) {
    this.headers.push(name);
  }
  send(body: FormData) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number) {
    this.status = status;
    this.onload?.();
  }
}

const RealRequest = globalThis.XMLHttpRequest;
const direct = { url: 'https://files.example/festlig', fields: { key: 'uploads/photos/1', policy: 'signed' } };
const file = new File(['a photo'], 'IMG_1.jpg');
let isOnLine: ReturnType<typeof jest.spyOn>;
let stopping: AbortController;
/** A page that was loaded anew: it has tried nothing yet. */
let send: () => Promise<boolean>;

beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: FakeRequest }));
afterAll(() => void Object.assign(globalThis, { XMLHttpRequest: RealRequest }));
beforeEach(async () => {
  FakeRequest.sent = [];
  stopping = new AbortController();
  isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  jest.resetModules();
  const { sendDirect } = await import('./send-direct');
  send = () => sendDirect(direct, { file, onProgress: () => undefined, signal: stopping.signal });
});
afterEach(() => void isOnLine.mockRestore());

const request = () => FakeRequest.sent.at(-1)!;
/** Tries once, with an answer of the store. */
const tried = (answer: () => void): Promise<boolean> => {
  const trying = send();
  answer();
  return trying;
};

it('sends the signed fields and then the file, without a header that the store would have to allow', async () => {
  expect(await tried(() => request().answer(204))).toBe(true);
  expect(request().url).toBe(direct.url);
  expect([...request().body!.keys()]).toEqual(['key', 'policy', 'file']);
  expect(request().body!.get('key')).toBe('uploads/photos/1');
  expect(request().headers).toEqual([]);
});

it.each([
  ['cannot be reached', () => request().onerror?.()],
  ['refuses it', () => request().answer(403)],
])('says so when the store %s, so that the file goes another way', async (_how, answer) => {
  expect(await tried(answer)).toBe(false);
});

it('leaves the store alone after two failures in a row, and not after two with a success between', async () => {
  const fails = () => request().onerror?.();
  expect(await tried(fails)).toBe(false);
  expect(await tried(() => request().answer(204))).toBe(true);
  expect(await tried(fails)).toBe(false);
  expect(await tried(fails)).toBe(false);
  expect(await send()).toBe(false);
  expect(FakeRequest.sent).toHaveLength(4);
});

it('blames the store neither for a lost network nor for an upload that was stopped', async () => {
  isOnLine.mockReturnValue(false);
  for (let times = 0; times < 3; times++) {
    await expect(tried(() => request().onerror?.())).rejects.toMatchObject({ status: 'offline' });
  }
  isOnLine.mockReturnValue(true);
  await expect(tried(() => stopping.abort())).rejects.toMatchObject({ status: 'unreached' });
  stopping = new AbortController();
  expect(await tried(() => request().answer(204))).toBe(true);
});
