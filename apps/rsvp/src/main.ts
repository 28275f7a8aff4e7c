import { runProcess } from '@festlig/platform/service';
import { RsvpModule } from '@festlig/services/rsvp';

await runProcess({ service: 'rsvp', module: RsvpModule, role: 'service' });
