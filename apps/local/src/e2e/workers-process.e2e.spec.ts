import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { messaging } from '@festlig/contracts/messaging';
import { Inbox } from '@festlig/testing/product/inbox';
import { createParty, freshAddress, type Product, signedUpHost } from '@festlig/testing/product/product';
// @ts-expect-error plain JavaScript: the run's fixture starts with it before anything is transformed
import { startProduct } from '@festlig/testing/product/start-product.mjs';
import { waitFor } from '@festlig/testing/product/wait-for';
import { stillRuns, markOf, type ProcessMark } from '../backing/process/process-mark';

interface Started extends Product {
  pid: number;
  stop(): Promise<void>;
}

/** The processes of a product that run dist/<program>. */
function processesOf(product: Started, program: string): ProcessMark[] {
  const text = (pid: string, file: string): string => {
    try {
      return readFileSync(join('/proc', pid, file), 'utf8');
    } catch {
      return '';
    }
  };
  const parent = (pid: string) => /^PPid:\s*(\d+)/m.exec(text(pid, 'status'))?.[1];
  return readdirSync('/proc')
    .filter((pid) => parent(pid) === String(product.pid) && text(pid, 'cmdline').includes(join('dist', program)))
    .flatMap((pid) => markOf(Number(pid)) ?? []);
}

describe('the workers of the product on one machine', () => {
  let product: Started;
  const start = async () => {
    product = (await startProduct({ FESTLIG_KAFKA: 'off' })) as Started;
  };
  beforeAll(start, 120_000);
  afterAll(() => product.stop());

  const workers = () => processesOf(product, 'local/worker.js');
  const gone = (mark: ProcessMark) => waitFor(async () => !stillRuns(mark), 'the process to end', 30);

  it('run in one process, whose facts reach the guest list, even after the process was killed', async () => {
    const [first] = workers();
    expect(workers()).toHaveLength(1);
    const { visitor: host } = await signedUpHost(product);
    const { sid: partyId } = await createParty(host);
    const { items: templates } = await host.call(messaging.calls.listTemplates, { partyId });
    const invite = async (key: string) => {
      const email = freshAddress('guest');
      const { id } = await host.call(contacts.calls.addContact, { partyId, name: 'Ane Bo', email });
      const send = { partyId, templateId: templates[0]!.id, audience: 'missing' } as const;
      await host.call(messaging.calls.send, { ...send, idempotencyKey: `${key}-${partyId}` });
      await new Inbox(product.inboxUrl).waitForMail(email);
      await waitFor(async () => {
        const { items } = await host.call(contacts.calls.listContacts, { partyId });
        return items.find((guest) => guest.id === id)?.hasReceivedInvite;
      }, 'the invitation on the guest list');
    };
    await invite('before');

    process.kill(first!.pid, 'SIGKILL');
    await gone(first!);
    await waitFor(async () => workers().length === 1, 'the workers to be restarted');
    await invite('after');
  }, 120_000);

  it('end when the product is stopped', async () => {
    const [mark] = workers();
    await product.stop();
    expect(stillRuns(mark!)).toBe(false);
  }, 120_000);

  it('end with the product when it is killed', async () => {
    await start();
    const [mark] = workers();
    process.kill(product.pid, 'SIGKILL');
    await gone(mark!);
  }, 120_000);
});
