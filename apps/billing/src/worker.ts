import { runProcess } from '@festlig/platform/service';
import { BillingWorkerModule } from '@festlig/services/billing';

await runProcess({ service: 'billing', module: BillingWorkerModule, role: 'worker' });
