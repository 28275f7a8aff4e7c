import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import type { OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { createParty, type Product, signedUpHost } from '@festlig/testing/product/product';
// @ts-expect-error plain JavaScript: the run's fixture starts with it before anything is transformed
import { startProduct } from '@festlig/testing/product/start-product.mjs';
import { waitFor } from '@festlig/testing/product/wait-for';
import { RecordingSink } from '@festlig/testing/smtp';

const GUESTS = 5000;

interface Started extends Product {
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** A worker process of messaging, as it runs in a cluster. */
function startWorker(environment: Record<string, string>): ChildProcess {
  const node = join(process.cwd(), 'node_modules/.bin/node');
  const env = { ...process.env, ...environment, MESSAGING_LEASE_MS: '2000', HEALTH_PORT: '0' };
  return spawn(node, ['dist/messaging/worker.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

const closed = (child: ChildProcess) => new Promise((resolve) => child.once('close', resolve));

type Send = OutputOf<typeof messaging.calls.getSend>;
/** Makes one of the host's calls about the send in progress. */
type SendCall = (call: 'getSend' | 'pauseSend' | 'resumeSend') => Promise<Send>;

/** What the host does between the kill and the next start, and after it. */
const HOSTS = [
  { does: 'nothing', between: async () => undefined, after: async () => undefined },
  {
    does: 'a pause until a worker is there again',
    between: async (call: SendCall) =>
      expect(await call('pauseSend')).toMatchObject({ status: 'paused', ended: false }),
    after: async (call: SendCall) => {
      expect((await call('getSend')).status).toBe('paused');
      // On a slow machine the kill interrupted the planning too.
      expect(['planning', 'sending']).toContain((await call('resumeSend')).status);
    },
  },
];

describe('a send whose worker is killed', () => {
  it.each(HOSTS)(
    'reaches each of 5,000 guests in the end ($does)',
    async (hosting) => {
      const sink = await RecordingSink.start();
      const product = (await startProduct({
        FESTLIG_WORKERS: 'off',
        SMTP_URL: sink.url,
        FESTLIG_KAFKA: 'off',
      })) as Started;
      const workers: ChildProcess[] = [];
      try {
        workers.push(startWorker(product.environment));
        // This product has no inbox: the link that confirms the address is read from the sink.
        const { visitor: host } = await signedUpHost(product, { token: (address) => sink.verificationToken(address) });
        const { sid } = await createParty(host);
        const rows = Array.from({ length: GUESTS }, (_, index) => `Gæst ${index};gaest${index}@kill.example`);
        await host.call(contacts.calls.importContacts, { partyId: sid, csv: ['Navn;E-mail', ...rows].join('\n') });
        const { items } = await host.call(messaging.calls.listTemplates, { partyId: sid });
        const request = {
          partyId: sid,
          templateId: items[0]!.id,
          audience: 'all',
          idempotencyKey: `kill-${sid}`,
        } as const;
        const { id: sendId } = await host.call(messaging.calls.send, request);
        const steer: SendCall = (name) => host.call(messaging.calls[name], { partyId: sid, sendId });

        const mailed = () => sink.received.map(({ to }) => to).filter((address) => address.endsWith('@kill.example'));
        await waitFor(async () => mailed().length > GUESTS / 5, 'a fifth of the mails');
        const first = workers[0]!;
        const gone = closed(first);
        first.kill('SIGKILL');
        await gone;
        const atKill = new Set(mailed()).size;
        expect(atKill).toBeLessThan(GUESTS);
        expect((await steer('getSend')).ended).toBe(false);

        await hosting.between(steer);
        workers.push(startWorker(product.environment));
        await hosting.after(steer);
        const ended = await waitFor(
          async () => {
            const send = await steer('getSend');
            return send.ended && send;
          },
          'the end of the send',
          120,
        );
        expect(ended).toMatchObject({ status: 'finished', total: GUESTS, emailsSent: GUESTS, errors: 0 });
        const all = mailed();
        expect(new Set(all).size).toBe(GUESTS);
        // Only mails in delivery at the kill can arrive twice: at most one batch of each running chunk.
        expect(all.length - GUESTS).toBeLessThanOrEqual(500);
      } finally {
        for (const worker of workers) worker.kill('SIGKILL');
        await product.stop();
        await sink.stop();
      }
    },
    300_000,
  );
});
