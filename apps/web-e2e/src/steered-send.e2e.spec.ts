import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { type Product, signedUpHost } from '@festlig/testing/product/product';
// @ts-expect-error plain JavaScript: the run's fixture starts with it before anything is transformed
import { startProduct } from '@festlig/testing/product/start-product.mjs';
import { RecordingSink } from '@festlig/testing/smtp';
import type { Locator, Page } from 'playwright-core';
import { DESK, visit } from './browser';
import { fillLogIn, makeParty } from './hosting';
import { lookAt } from './looked-at';

/** Mails a worker hands over at a time: what is paused or stopped is what comes after. */
const WINDOW = 50;
const GUESTS = 120;
const ADDRESS = /@steered\.example$/;

const found: string[] = [];
const look = async (page: Page, name: string) => void found.push(...(await lookAt(page, name)));

describe('a send that its host steers', () => {
  let sink: RecordingSink;
  let product: Product & { stop(): Promise<void> };
  beforeAll(async () => {
    sink = await RecordingSink.start();
    // One of the first window has moved: the third whom the mail server hears of.
    const heard = new Set<string>();
    sink.refuse = (address) => (ADDRESS.test(address) && [...heard.add(address)][2] === address ? 550 : null);
    product = (await startProduct({ SMTP_URL: sink.url, FESTLIG_KAFKA: 'off' })) as typeof product;
  }, 180_000);
  afterAll(async () => {
    await product.stop();
    await sink.stop();
  });

  it('is followed, paused, resumed and stopped, guest by guest, and the others can be invited after', async () => {
    const { visitor, email } = await signedUpHost(product, { token: (address) => sink.verificationToken(address) });
    const { sid } = await makeParty(visitor);
    const rows = Array.from({ length: GUESTS }, (_, index) => `Gæst ${index};gaest${index}@steered.example`);
    await visitor.call(contacts.calls.importContacts, { partyId: sid, csv: ['Navn;E-mail', ...rows].join('\n') });
    const mailed = () => new Set(sink.received.map(({ to }) => to).filter((to) => ADDRESS.test(to))).size;
    // The mail server takes the first window and some of the second, and then stops to think.
    let goOn = (): void => undefined;
    const thought = new Promise<void>((resolve) => (goOn = resolve));
    sink.before = async () => (mailed() < WINDOW + 10 ? undefined : thought);

    const host = await visit(DESK);
    const { page } = host;
    const path = `/${sid}/invitations`;
    await page.goto(`${product.url}/da/login?return=${encodeURIComponent(path)}`);
    await fillLogIn(page, email);
    const press = (name: string, within: Page | Locator = page) =>
      within.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    /** Points at the first guest of that state, and reads what it means. */
    const meaning = async (state: string, text: RegExp) => {
      await dialog.getByRole('button', { name: state, exact: true }).first().hover();
      await page.getByRole('tooltip').getByText(text).waitFor();
    };

    await page.getByRole('button', { name: `Send til ${GUESTS} gæster` }).click();
    await press('Send nu');
    await page.getByText(`${WINDOW} af ${GUESTS}`).waitFor();
    await look(page, 'steered-send-1-running');
    await press('Sæt på pause');
    await page.getByText('Resten venter, til du fortsætter.').waitFor();
    await look(page, 'steered-send-2-paused');
    // It is as it was for whoever comes back.
    await page.reload();
    await page.getByText('Resten venter, til du fortsætter.').waitFor();
    await press('Se gæst for gæst');
    await meaning('Sendt', /mailserver har taget imod/);
    await meaning('Ikke sendt', /550/);
    await look(page, 'steered-send-3-guest-by-guest');
    await press('Gå til side 2', dialog);
    await meaning('Venter', /står i kø/);
    await press('Luk', dialog);

    await press('Fortsæt');
    await page.getByRole('button', { name: 'Sæt på pause', exact: true }).waitFor();
    await press('Stop udsendelsen');
    await look(page, 'steered-send-4-stop');
    await press('Stop udsendelsen', dialog);
    await page.getByRole('button', { name: 'Fortsæt', exact: true }).waitFor({ state: 'detached' });
    // What is with the mail server leaves; nothing more does.
    goOn();
    await page.getByText(`${2 * WINDOW - 1} gæster har fået mailen.`).waitFor();
    await page.getByText(`${GUESTS - 2 * WINDOW} gæster nåede ikke at få den, før du stoppede.`).waitFor();
    expect(mailed()).toBe(2 * WINDOW - 1);
    await look(page, 'steered-send-5-stopped');

    await page.getByRole('button', { name: `Send til ${GUESTS - 2 * WINDOW + 1} gæster` }).click();
    await press('Send nu');
    await page.getByText(`${GUESTS - 2 * WINDOW} gæster har fået mailen.`).waitFor();
    expect(mailed()).toBe(GUESTS - 1);
    await look(page, 'steered-send-6-finished');
    expect(host.complaints).toEqual([]);
    expect(found).toEqual([]);
    await host.close();
  }, 240_000);
});
