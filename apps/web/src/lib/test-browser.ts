import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

// What every browser has and jsdom has not; a test imports this file first.
Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
// Charts copy their gestures' options.
globalThis.structuredClone ??= <T>(value: T): T => deserialize(serialize(value)) as T;
// An editor scrolls to its caret.
if (typeof Range !== 'undefined') Range.prototype.getBoundingClientRect ??= () => new DOMRect();
// A router's navigation makes one, and reads it.
globalThis.Request ??= class {
  readonly method = 'GET';
  constructor(
    readonly url: string,
    init: object,
  ) {
    Object.assign(this, init);
  }
} as unknown as typeof Request;
// A busy machine is slow, not wrong: wait until the test's own time is up.
configure({ asyncUtilTimeout: 30_000 });
