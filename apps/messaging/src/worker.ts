import { runProcess } from '@festlig/platform/service';
import { MessagingWorkerModule } from '@festlig/services/messaging';

await runProcess({ service: 'messaging', module: MessagingWorkerModule, role: 'worker' });
