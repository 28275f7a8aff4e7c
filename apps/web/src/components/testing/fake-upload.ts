import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';

/** A request that sends a file: the test answers it by hand. */
export class FakeUpload {
  static sent: FakeUpload[] = [];
  status = 0;
  responseText = '';
  timeout = 0;
  headers = new Map<string, string>();
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  url = '';
  body?: File;
  isAborted = false;

  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: File) {
    this.body = body;
    FakeUpload.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  async answer(status: number, body: unknown): Promise<void> {
    [this.status, this.responseText] = [status, JSON.stringify(body)];
    await act(async () => this.onload?.());
  }
}

/** The last of so many files that have been sent. */
export const sentFiles = (count: number): Promise<FakeUpload> =>
  waitFor(() => {
    const last = FakeUpload.sent[count - 1];
    if (!last || FakeUpload.sent.length > count) throw new Error(`${FakeUpload.sent.length} files have been sent`);
    return last;
  });

/** Gives the tests of a file a browser whose files go nowhere. */
export function withUploads(): void {
  const RealRequest = globalThis.XMLHttpRequest;
  beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: FakeUpload }));
  afterAll(() => void Object.assign(globalThis, { XMLHttpRequest: RealRequest }));
  beforeEach(() => {
    FakeUpload.sent = [];
  });
}
