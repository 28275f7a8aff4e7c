import { TextDecoder, TextEncoder } from 'node:util';

// What every browser has and jsdom has not; a test imports this file first.
Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
