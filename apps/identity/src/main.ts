import { runProcess } from '@festlig/platform/service';
import { IdentityModule } from '@festlig/services/identity';

await runProcess({ service: 'identity', module: IdentityModule, role: 'service' });
