import { setPriority } from 'node:os';
import { runProcess } from '@festlig/platform/service';
import { MediaWorkerModule } from '@festlig/services/media';

// Photos keep all processors busy while guests upload them, and whoever waits for a page comes first.
setPriority(10);
await runProcess({ service: 'media', module: MediaWorkerModule, role: 'worker' });
