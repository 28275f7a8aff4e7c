import { resetWindow } from './browser-globals.mjs';
import NativeEnvironment from './native-environment.mjs';

/** What browsers do not have: a test that sets the browser's clock leaves Node its own. */
const OF_NODE = ['nextTick', 'setImmediate', 'clearImmediate'];

/** The process that Jest runs in, as a browser: its window is reset at the end of each test file. */
export default class BrowserEnvironment extends NativeEnvironment {
  constructor(...given) {
    super(...given);
    const timers = this.fakeTimersModern;
    const fake = timers.useFakeTimers.bind(timers);
    timers.useFakeTimers = (options = {}) =>
      fake({ ...options, doNotFake: [...(options.doNotFake ?? []), ...OF_NODE] });
  }

  exportConditions() {
    return ['browser', ...super.exportConditions()];
  }

  async teardown() {
    resetWindow();
    await super.teardown();
  }
}
