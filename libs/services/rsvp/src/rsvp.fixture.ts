import type { User } from '@festlig/contracts/identity';
import { PARTY, playNeighbours } from '@festlig/testing/rsvp';
import { TestService } from '@festlig/testing/service';
import { RsvpModule } from './rsvp.module';

/** The service, its neighbours, and a party of the host. `known`: what the neighbours answer. */
export async function startRsvp(host: User, now: string) {
  const service = await TestService.start({ service: 'rsvp', module: RsvpModule, now });
  const known = playNeighbours(service.rpc);
  service.parties.set(PARTY, { [host.id]: 'owner' });
  return { service, known };
}
