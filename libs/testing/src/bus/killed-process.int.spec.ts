import { describeKilledProcess } from './killed-process';

describeKilledProcess('InProcessBus', () => []);
