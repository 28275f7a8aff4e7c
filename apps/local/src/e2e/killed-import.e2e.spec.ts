import { describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { ProductProcess } from '@festlig/testing/product/process';
import { createParty, type Product, signedUpHost } from '@festlig/testing/product/product';
// @ts-expect-error plain JavaScript: the run's fixture starts with it before anything is transformed
import { startProduct } from '@festlig/testing/product/start-product.mjs';
import { waitFor } from '@festlig/testing/product/wait-for';

const { importContacts, listContacts, undoImport } = contacts.calls;
const GUESTS = 12_000;

interface Started extends Product {
  environment: Record<string, string>;
  stop(): Promise<void>;
}

describe('an import whose worker is killed', () => {
  it('imports every guest exactly once, and can be undone completely', async () => {
    const product = (await startProduct({ FESTLIG_WORKERS: 'off', FESTLIG_KAFKA: 'off' })) as Started;
    const worker = () => ProductProcess.run('contacts/worker.js', { ...product.environment, HEALTH_PORT: '0' });
    const workers: ProductProcess[] = [];
    try {
      const { visitor: host } = await signedUpHost(product, { verified: false });
      const { sid: partyId } = await createParty(host);
      const rows = Array.from({ length: GUESTS }, (_, index) => `Gæst ${index};gaest${index}@kill.example`);
      const csv = ['Navn;E-mail', ...rows].join('\n');
      const { importId } = await host.call(importContacts, { partyId, csv });
      const progress = () => host.call(importContacts, { partyId, importId });

      workers.push(worker());
      await waitFor(async () => (await progress()).done > GUESTS / 5, 'a fifth of the list', 60);
      workers[0]!.child.kill('SIGKILL');
      await workers[0]!.ended;
      const atKill = await progress();
      expect(atKill.ended).toBe(false);
      expect(atKill.done).toBeLessThan(GUESTS);

      workers.push(worker());
      await waitFor(async () => (await progress()).ended, 'the end of the import', 120);
      expect(await progress()).toMatchObject({ total: GUESTS, done: GUESTS, created: GUESTS, wrong: 0, errors: [] });
      const seen = new Set<string | null>();
      for (let page = 1; page <= GUESTS / 200; page++) {
        const { items, total } = await host.call(listContacts, { partyId, page, pageSize: 200 });
        expect(total).toBe(GUESTS);
        for (const { email } of items) seen.add(email);
      }
      expect(seen.size).toBe(GUESTS);

      // The undo is killed in the middle and continued: no guest is left.
      const undo = () => host.call(undoImport, { partyId, importId });
      await waitFor(async () => ((await undo()).undo?.removed ?? 0) > 0, 'the first guests to be removed', 60);
      workers[1]!.child.kill('SIGKILL');
      await workers[1]!.ended;
      expect((await undo()).ended).toBe(false);
      workers.push(worker());
      await waitFor(async () => (await undo()).ended, 'the end of the undo', 120);
      expect((await undo()).undo).toEqual({ removed: GUESTS, kept: 0 });
      expect((await host.call(listContacts, { partyId })).total).toBe(0);
    } finally {
      for (const one of workers) one.child.kill('SIGKILL');
      await product.stop();
    }
  }, 300_000);
});
