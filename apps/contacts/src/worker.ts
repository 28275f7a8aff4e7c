import { runProcess } from '@festlig/platform/service';
import { ContactsWorkerModule } from '@festlig/services/contacts';

await runProcess({ service: 'contacts', module: ContactsWorkerModule, role: 'worker' });
