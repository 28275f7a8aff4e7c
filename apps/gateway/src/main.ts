import { untilStopped } from '@festlig/platform/service';
import { runGateway } from '@festlig/services/gateway';

await untilStopped(() => runGateway(process.env, Number(process.env['HEALTH_PORT'] ?? 8080)));
