import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contacts } from '@festlig/contracts/contacts';
import { media } from '@festlig/contracts/media';
import { messaging } from '@festlig/contracts/messaging';
import { createParty, signedUpHost } from '@festlig/testing/product/product';
import { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import type { GuestSink } from './guest-sink';
import { guestFile } from './guest-file';
import { patiently, persist } from './patiently';

export interface Started {
  url: string;
  inboxUrl: string;
  simulatorUrl: string;
  /** The variables of its processes. */
  environment: Record<string, string>;
  pid: number;
  stop(): Promise<void>;
}

/** A host with a party of their own, which every call of the host starts from. */
export interface HostedParty {
  visitor: Visitor;
  partyId: string;
  /** The party's invitation. */
  templateId: string;
}

/** The product as `npm start` runs it, on free ports and empty, with the in-process bus. */
export async function startBareProduct(more: Record<string, string>): Promise<Started> {
  if (!existsSync('dist/local/main.js')) throw new Error('The product is not built: run npm run build first.');
  // Not bundled, because it finds the product relative to its own path.
  const source = join(process.cwd(), 'libs/testing/src/product/start-product.mjs');
  const { startProduct } = (await import(source)) as { startProduct(more: object): Promise<Started> };
  return startProduct({ FESTLIG_KAFKA: 'off', ...more });
}

/**
 * Waits until the pictures are drawn, which the product does on its first start: measurements begin then. One that a test
 * or benchmark starts draws one for each occasion.
 */
export async function painted(visitor: Visitor): Promise<void> {
  const isPainted = async () =>
    Object.values(await visitor.call(media.calls.listHeroImages, {})).every((images) => images.length > 0);
  await waitFor(isPainted, 'the pictures', 120);
}

/** The same, with this mail server, and ready to be measured. */
export async function startWholeProduct(smtpPort: number, more: Record<string, string> = {}): Promise<Started> {
  const product = await startBareProduct({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, ...more });
  await painted(await Visitor.open(product.url));
  return product;
}

/** Signs up a host, confirms the address from the mail and makes a party. */
export async function hostParty(product: Started, sink: GuestSink): Promise<HostedParty> {
  const { visitor } = await signedUpHost(product, { token: () => sink.verificationToken() });
  return addParty(visitor);
}

/** One more party of the same host. */
export async function addParty(visitor: Visitor): Promise<HostedParty> {
  const { id: partyId } = await createParty(visitor);
  const { items } = await visitor.call(messaging.calls.listTemplates, { partyId });
  return { visitor, partyId, templateId: items[0]?.id ?? '' };
}

/**
 * The milliseconds to preview a list of that many guests, and from the start of the import until its last guest is
 * stored. The list is `file`, by default one with addresses.
 */
export async function importGuests(
  { visitor, partyId }: HostedParty,
  guests: number,
  file = guestFile(guests),
): Promise<{ preview: number; run: number }> {
  const started = performance.now();
  const { importId } = await persist(() => visitor.call(contacts.calls.previewImport, { partyId, file }));
  const previewed = performance.now();
  await persist(() => visitor.call(contacts.calls.importContacts, { partyId, importId }));
  const done = async () => {
    const { import: latest } = await visitor.call(contacts.calls.latestImport, { partyId });
    return latest?.ended ? latest : null;
  };
  const { created } = await waitFor(() => patiently(done), 'the import', 600);
  if (created !== guests) throw new Error(`${created} of ${guests} were imported`);
  return { preview: previewed - started, run: performance.now() - previewed };
}

/** Sends the invitation to every guest. */
export const sendToAll = ({ visitor, partyId, templateId }: HostedParty) =>
  visitor.call(messaging.calls.send, {
    partyId,
    templateId,
    audience: 'all',
    picked: [],
    idempotencyKey: `bench-${partyId}`,
  });

/** Waits for the end of a send. */
export async function sendEnded({ visitor, partyId }: HostedParty, sendId: string, mails: number): Promise<void> {
  const ended = async () => {
    const send = await visitor.call(messaging.calls.getSend, { partyId, sendId });
    return send.ended ? send : null;
  };
  const { emailsSent } = await waitFor(() => patiently(ended), 'the end of the send', 1800);
  if (emailsSent !== mails) throw new Error(`${emailsSent} of ${mails} mails were sent`);
}
