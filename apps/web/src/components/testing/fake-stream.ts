import { afterEach, beforeEach } from '@jest/globals';
import { act } from '@testing-library/react';

/** A stream that the page opens and the test writes. */
export class FakeStream {
  static readonly opened: FakeStream[] = [];
  closed = false;
  onmessage: (message: { data: string }) => void = () => undefined;
  onerror: () => void = () => undefined;

  constructor(readonly url: string) {
    FakeStream.opened.push(this);
  }

  static last(): FakeStream {
    const last = FakeStream.opened.at(-1);
    if (!last) throw new Error('no stream has been opened');
    return last;
  }

  close(): void {
    this.closed = true;
  }

  /** The page reads an event a little later, because it fetches the answer's schema first. */
  tell(report: object): void {
    act(() => this.onmessage({ data: JSON.stringify(report) }));
  }

  break(): void {
    act(() => this.onerror());
  }
}

/** Gives every test of a file a browser with event streams; other tests have none. */
export function withStreams(): void {
  beforeEach(() => void Object.assign(globalThis, { EventSource: FakeStream }));
  afterEach(() => {
    delete (globalThis as { EventSource?: unknown }).EventSource;
    FakeStream.opened.length = 0;
  });
}
