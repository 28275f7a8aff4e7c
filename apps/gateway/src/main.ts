import { untilStopped } from '@festlig/platform/service';
import { runGateway } from '@festlig/services/gateway';

await untilStopped('gateway', runGateway);
