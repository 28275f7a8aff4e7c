import { runProcess } from '@festlig/platform/service';
import { BillingModule } from '@festlig/services/billing';

await runProcess({ service: 'billing', module: BillingModule, role: 'service' });
