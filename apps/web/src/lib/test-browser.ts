import * as React from 'react';
import { configure, getConfig } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

// Browser functions that jsdom lacks. A test that needs them imports this file first.
Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
// The chart library copies its gesture options.
globalThis.structuredClone ??= <T>(value: T): T => deserialize(serialize(value)) as T;
// The editor scrolls to its caret.
if (typeof Range !== 'undefined') Range.prototype.getBoundingClientRect ??= () => new DOMRect();
// The gallery scrolls to its top.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;
// The router creates and reads one at each navigation.
globalThis.Request ??= class {
  readonly method = 'GET';
  constructor(
    readonly url: string,
    init: object,
  ) {
    Object.assign(this, init);
  }
} as unknown as typeof Request;

const { getElementError } = getConfig();
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
configure({
  // A busy machine is slow, not wrong: wait as long as the test itself may take.
  asyncUtilTimeout: 30_000,
  // An error quotes the whole page: only at the end of a wait, not at each try.
  getElementError: (message, container) =>
    isWaiting() === true ? new Error(message ?? '') : getElementError(message, container),
});

// For its warnings React keeps the stack of where each element was made, which takes longer than to render it.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
