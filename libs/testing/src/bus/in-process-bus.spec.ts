import { InProcessBus } from '@festlig/platform/bus';
import { describeBus } from './bus-behaviour';

describeBus('InProcessBus', { create: () => new InProcessBus(1), keepsHistory: false });
