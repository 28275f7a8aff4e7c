import { describe, expect, it } from '@jest/globals';
import { billing } from '@festlig/contracts/billing';
import { contacts } from '@festlig/contracts/contacts';
import { messaging } from '@festlig/contracts/messaging';
import { payOnCardPage } from '@festlig/testing/product/card-page';
import { ProductProcess } from '@festlig/testing/product/process';
import { createParty, type Product, signedUpHost } from '@festlig/testing/product/product';
// @ts-expect-error plain JavaScript: the run's fixture starts with it before anything is transformed
import { startProduct } from '@festlig/testing/product/start-product.mjs';
import { waitFor } from '@festlig/testing/product/wait-for';

const GUESTS = 400;
const BOUGHT = 450;
const { getBalance } = billing.calls;
const { getSend, listTemplates, presend, send } = messaging.calls;

interface Started extends Product {
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** The texts that the simulated provider has taken, by its own list. */
async function takenBy({ simulatorUrl, environment }: Started): Promise<string[]> {
  const { TWILIO_ACCOUNT_SID: account = '', TWILIO_AUTH_TOKEN: token = '' } = environment;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const list = `${simulatorUrl}/2010-04-01/Accounts/${account}/Messages.json?PageSize=1000`;
  const { messages } = (await (await fetch(list, { headers: { authorization } })).json()) as {
    messages: { to: string }[];
  };
  return messages.map(({ to }) => to);
}

describe('a send of texts whose worker is killed', () => {
  it('texts every guest once, and takes one token for each text', async () => {
    const product = (await startProduct({ FESTLIG_WORKERS: 'off', FESTLIG_KAFKA: 'off' })) as Started;
    const pace = { TEXTS_PER_SECOND: '150', MESSAGING_LEASE_MS: '4000', TEXT_DOUBT_MS: '5000' };
    const environment = { ...product.environment, ...pace, HEALTH_PORT: '0' };
    const worker = (service: string) => ProductProcess.run(`${service}/worker.js`, environment);
    const workers = [worker('billing'), worker('messaging')];
    try {
      const { visitor: host } = await signedUpHost(product);
      const { sid: partyId } = await createParty(host);
      const phones = Array.from({ length: GUESTS }, (_, index) => `+4526${String(100_000 + index)}`);
      const csv = ['Navn;Telefon', ...phones.map((phone, index) => `Gæst ${index};${phone}`)].join('\n');
      await host.call(contacts.calls.importContacts, { partyId, csv });
      await payOnCardPage(host, `/payment/token/${partyId}/${BOUGHT}/dkk`);
      const balance = () => host.call(getBalance, { partyId });
      await waitFor(async () => (await balance()).tokens === BOUGHT, 'the tokens', 60);
      const { items } = await host.call(listTemplates, { partyId });
      const whom = { partyId, templateId: items[0]!.id, audience: 'all' } as const;
      const quote = await host.call(presend, whom);
      expect(quote).toMatchObject({ mail: 0, text: GUESTS, tokens: GUESTS, account: BOUGHT, toPay: 0 });
      const { id: sendId } = await host.call(send, {
        ...whom,
        tokens: quote.tokens,
        idempotencyKey: `kill-${partyId}`,
      });

      await waitFor(async () => (await takenBy(product)).length > GUESTS / 5, 'a fifth of the texts', 60);
      workers[1]!.child.kill('SIGKILL');
      await workers[1]!.ended;
      expect((await takenBy(product)).length).toBeLessThan(GUESTS);
      expect((await host.call(getSend, { partyId, sendId })).ended).toBe(false);
      expect((await balance()).tokens).toBe(BOUGHT - GUESTS);

      workers.push(worker('messaging'));
      await waitFor(async () => (await host.call(getSend, { partyId, sendId })).ended, 'the end of the send', 120);
      const taken = await takenBy(product);
      expect(taken.toSorted()).toEqual(phones);
      expect(await host.call(getSend, { partyId, sendId })).toMatchObject({ textSent: GUESTS, textErrors: 0 });
      await waitFor(async () => (await balance()).reserved === 0, 'the end of the reservation', 60);
      expect((await balance()).tokens).toBe(BOUGHT - taken.length);
    } finally {
      for (const one of workers) one.child.kill('SIGKILL');
      await product.stop();
    }
  }, 300_000);
});
