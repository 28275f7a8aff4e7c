import * as React from 'react';
import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import { cleanup, configure, getConfig } from '@testing-library/react';

// What every web test begins with. First, what browsers have and jsdom lacks.
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
// The editor scrolls to its caret.
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
// The gallery scrolls to its top.
Element.prototype.scrollIntoView ??= () => undefined;
// The page draws a picture once it is decoded.
HTMLImageElement.prototype.decode ??= () => Promise.resolve();
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

// The testing library is loaded once for all test files of a process, so it cannot do this for each of them.
// It asks this global whether a test has set the clock.
Object.assign(globalThis, { jest });
const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => void (acting.IS_REACT_ACT_ENVIRONMENT = true));
afterEach(cleanup);
afterEach(() => void jest.useRealTimers());
afterAll(() => void (acting.IS_REACT_ACT_ENVIRONMENT = false));

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
