import { runProcess } from '@festlig/platform/service';
import { PartyModule } from '@festlig/services/party';

await runProcess({ service: 'party', module: PartyModule, role: 'service' });
