import { describeKilledProcess } from './killed-process.suite';

describeKilledProcess('InProcessBus', () => []);
