import { runProcess } from '@festlig/platform/service';
import { MediaModule } from '@festlig/services/media';

await runProcess({ service: 'media', module: MediaModule, role: 'service' });
