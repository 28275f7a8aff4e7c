import { runProcess } from '@festlig/platform/service';
import { MessagingModule } from '@festlig/services/messaging';

await runProcess({ service: 'messaging', module: MessagingModule, role: 'service' });
