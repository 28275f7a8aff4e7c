import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { ProductProcess } from '@festlig/testing/product/process';
import { type Product, signedUpHost } from '@festlig/testing/product/product';
// @ts-expect-error plain JavaScript: the run's fixture starts with it before anything is transformed
import { startProduct } from '@festlig/testing/product/start-product.mjs';
import { RecordingSink } from '@festlig/testing/smtp';
import type { Locator, Page } from 'playwright-core';
import { DESK, visit } from './browser';
import { fillLogIn, makeParty } from './hosting';
import { lookAt } from './looked-at';

/** How many mails a worker sends at a time: a pause or stop takes effect after these. */
const BATCH = 50;
const GUESTS = 120;
const ADDRESS = /@steered\.example$/;

const found: string[] = [];
const look = async (page: Page, name: string) => void found.push(...(await lookAt(page, name)));

describe('a send controlled by its host', () => {
  let sink: RecordingSink;
  let product: Product & { environment: Record<string, string>; stop(): Promise<void> };
  let worker: ProductProcess;
  beforeAll(async () => {
    sink = await RecordingSink.start();
    // One mail of the first batch bounces: the third address that the mail server receives.
    const heard = new Set<string>();
    sink.refuse = (address) => (ADDRESS.test(address) && [...heard.add(address)][2] === address ? 550 : null);
    // Of the workers only the one that sends, so that no hero pictures are drawn meanwhile.
    const settings = { SMTP_URL: sink.url, FESTLIG_KAFKA: 'off', FESTLIG_WORKERS: 'off' };
    product = (await startProduct(settings)) as typeof product;
    worker = ProductProcess.run('messaging/worker.js', { ...product.environment, HEALTH_PORT: '0' });
  }, 180_000);
  afterAll(async () => {
    await worker.stop();
    await product.stop();
    await sink.stop();
  });

  it('is followed, paused, resumed and stopped guest by guest, after which the remaining guests can be invited', async () => {
    const { visitor, email } = await signedUpHost(product, { token: (address) => sink.verificationToken(address) });
    const { sid } = await makeParty(visitor);
    const rows = Array.from({ length: GUESTS }, (_, index) => `Gæst ${index};gaest${index}@steered.example`);
    await visitor.call(contacts.calls.importContacts, { partyId: sid, csv: ['Navn;E-mail', ...rows].join('\n') });
    const mailed = () => new Set(sink.received.map(({ to }) => to).filter((to) => ADDRESS.test(to))).size;
    // The mail server accepts the first batch and part of the second, and then waits.
    let goOn = (): void => undefined;
    const thought = new Promise<void>((resolve) => (goOn = resolve));
    sink.before = async () => (mailed() < BATCH + 10 ? undefined : thought);

    const host = await visit(DESK);
    const { page } = host;
    const path = `/${sid}/invitations`;
    await page.goto(`${product.url}/da/login?return=${encodeURIComponent(path)}`);
    await fillLogIn(page, email);
    const click = (name: string, within: Page | Locator = page) =>
      within.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    /** Points at the first guest with that state, and checks its explanation. */
    const meaning = async (state: string, text: RegExp) => {
      await dialog.getByRole('button', { name: state, exact: true }).first().hover();
      await page.getByRole('tooltip').getByText(text).waitFor();
    };

    await page.getByRole('button', { name: `Send til ${GUESTS} gæster` }).click();
    await click('Send nu');
    await page.getByText(`${BATCH} af ${GUESTS}`).waitFor();
    await look(page, 'steered-send-1-running');
    await click('Sæt på pause');
    await page.getByText('Resten venter, til du fortsætter.').waitFor();
    await look(page, 'steered-send-2-paused');
    // The state is the same after a reload.
    await page.reload();
    await page.getByText('Resten venter, til du fortsætter.').waitFor();
    await click('Se hver gæst');
    await meaning('Ikke svaret', /Mailen er sendt/);
    await meaning('Ikke sendt', /550/);
    await look(page, 'steered-send-3-guest-by-guest');
    await click('Gå til side 2', dialog);
    await meaning('Venter', /står i kø/);
    await click('Luk', dialog);

    await click('Fortsæt');
    await page.getByRole('button', { name: 'Sæt på pause', exact: true }).waitFor();
    await click('Stop udsendelsen');
    await look(page, 'steered-send-4-stop');
    await click('Stop udsendelsen', dialog);
    await page.getByRole('button', { name: 'Fortsæt', exact: true }).waitFor({ state: 'detached' });
    // Mails in delivery are still sent; no other mails are.
    goOn();
    await page.getByText(`Mailen er sendt til ${2 * BATCH - 1} gæster.`).waitFor();
    await page.getByText(`${GUESTS - 2 * BATCH} gæster nåede ikke at få den, før du stoppede.`).waitFor();
    expect(mailed()).toBe(2 * BATCH - 1);
    await look(page, 'steered-send-5-stopped');

    await page.getByRole('button', { name: `Send til ${GUESTS - 2 * BATCH + 1} gæster` }).click();
    await click('Send nu');
    await page.getByText(`Mailen er sendt til ${GUESTS - 2 * BATCH} gæster.`).waitFor();
    expect(mailed()).toBe(GUESTS - 1);
    await look(page, 'steered-send-6-finished');
    expect(host.complaints).toEqual([]);
    expect(found).toEqual([]);
    await host.close();
  }, 240_000);
});
