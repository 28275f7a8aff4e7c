import { runProcess } from '@festlig/platform/service';
import { MediaWorkerModule } from '@festlig/services/media';

await runProcess({ service: 'media', module: MediaWorkerModule, role: 'worker' });
