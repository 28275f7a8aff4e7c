import { type Contact, contacts } from '@festlig/contracts/contacts';
import type { User } from '@festlig/contracts/identity';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { Queue } from '@festlig/platform/queue';
import type { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { aGuest } from '@festlig/testing/contacts';
import { TestService } from '@festlig/testing/service';
import { Both } from './contacts.fixture';

/** The service with its worker. `sizes`: how many guests a change writes together, and how many with its answer. */
export function startChanging(queue: RecordingQueue, sizes: ImportSizes): Promise<TestService> {
  const replace = [[Queue, queue], [ImportSizes, sizes]] as const; // prettier-ignore
  return TestService.start({ service: 'contacts', module: Both, now: '2026-05-01T10:00:00Z', replace });
}

/** A new party of the host with five guests on its list. */
export async function fiveGuests(service: TestService, host: User, tags: string[] = []) {
  const partyId = service.parties.add(host.id);
  const guests: Contact[] = [];
  for (const name of ['Anne', 'Bo', 'Carl', 'Dan', 'Eva'])
    guests.push(await service.call(contacts.calls.addContact, aGuest(partyId, { name, tags }), host));
  return { partyId, guests };
}
