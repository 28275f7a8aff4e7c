import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** What Jest keeps about one test file among the globals. */
const OF_TEST_FILE = /^(?:JEST_STATE_SYMBOL|EVENT_HANDLERS|TEST_TIMEOUT_SYMBOL|(?:LOG|RETRY|WAIT)_\w+)$/;
const isOfTestFile = (key) => typeof key === 'string' || OF_TEST_FILE.test(key.description ?? '');
const same = (one, other) => one.value === other.value && one.get === other.get;

/** The process that Jest runs in, without a separate VM context; what a test file changes in it is undone at its end. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #globals = Object.getOwnPropertyDescriptors(globalThis);
  #environment = { ...process.env };
  #exit = process.exit;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const key of Reflect.ownKeys(globalThis)) {
      const before = this.#globals[key];
      if (!before && isOfTestFile(key)) Reflect.deleteProperty(globalThis, key);
      const changed = before?.configurable && !same(before, Object.getOwnPropertyDescriptor(globalThis, key));
      if (changed) Object.defineProperty(globalThis, key, before);
    }
    process.exit = this.#exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#environment)) delete process.env[name];
    Object.assign(process.env, this.#environment);
  }
}
