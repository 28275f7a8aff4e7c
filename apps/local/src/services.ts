import { runService, type ServiceOptions } from '@festlig/platform/service';
import { BillingModule, BillingWorkerModule } from '@festlig/services/billing';
import { ContactsModule, ContactsWorkerModule } from '@festlig/services/contacts';
import { IdentityModule } from '@festlig/services/identity';
import { MediaModule, MediaWorkerModule } from '@festlig/services/media';
import { MessagingModule, MessagingWorkerModule } from '@festlig/services/messaging';
import { PartyModule } from '@festlig/services/party';
import { RsvpModule } from '@festlig/services/rsvp';

type Process = Pick<ServiceOptions, 'service' | 'module' | 'role'>;

const services: Process[] = [
  { service: 'identity', module: IdentityModule, role: 'service' },
  { service: 'party', module: PartyModule, role: 'service' },
  { service: 'contacts', module: ContactsModule, role: 'service' },
  { service: 'rsvp', module: RsvpModule, role: 'service' },
  { service: 'messaging', module: MessagingModule, role: 'service' },
  { service: 'media', module: MediaModule, role: 'service' },
  { service: 'billing', module: BillingModule, role: 'service' },
];
const workers: Process[] = [
  { service: 'contacts', module: ContactsWorkerModule, role: 'worker' },
  { service: 'messaging', module: MessagingWorkerModule, role: 'worker' },
  { service: 'media', module: MediaWorkerModule, role: 'worker' },
  { service: 'billing', module: BillingWorkerModule, role: 'worker' },
];

async function startAll(
  processes: Process[],
  environment: Record<string, string | undefined>,
): Promise<{ stop(): Promise<void> }> {
  const running = await Promise.all(processes.map((process) => runService({ ...process, environment })));
  return {
    stop: async () => {
      for (const one of running.toReversed()) await one.stop();
    },
  };
}

/** Starts every service in this process, each with its own connections, communicating over real sockets. */
export const startServices = (environment: Record<string, string | undefined>) => startAll(services, environment);

/**
 * Starts every worker in this process. It has no consumers: its facts stay in the outbox, and the services publish
 * them.
 */
export const startWorkers = (environment: Record<string, string | undefined>) => startAll(workers, environment);
