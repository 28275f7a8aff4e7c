import { runProcess } from '@festlig/platform/service';
import { ContactsModule } from '@festlig/services/contacts';

await runProcess({ service: 'contacts', module: ContactsModule, role: 'service' });
