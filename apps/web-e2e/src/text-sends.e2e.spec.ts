import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { billing } from '@festlig/contracts/billing';
import { contacts } from '@festlig/contracts/contacts';
import { freshPhone, Phone } from '@festlig/testing/product/phone';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Visitor } from '@festlig/testing/product/visitor';
import type { Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { askMore, askWhom, makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { simulatorUrl, dataDirectory } = product();
/** What the browser itself writes about a refused call. */
const REFUSED = /status of 409/;

/** Puts guests on the list, who all get a mail; the first `texts` of them also get a text. Returns their numbers. */
async function invite(host: Visitor, partyId: string, guests: number, texts: number): Promise<string[]> {
  const phones = Array.from({ length: texts }, freshPhone);
  for (let index = 0; index < guests; index++) {
    const phone = phones[index];
    await host.call(contacts.calls.addContact, {
      partyId,
      name: `Gæst ${index + 1}`,
      email: `gaest.${crypto.randomUUID().slice(0, 8)}@browser.example`,
      ...(phone === undefined ? {} : { phone, receiveSms: true }),
    });
  }
  return phones;
}

/** A coupon as an operator makes it. */
function makeCoupon(tokens: number): string {
  const code = `TEST-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  const env = { ...process.env, FESTLIG_DATA_DIR: dataDirectory, MONGODB_URI: undefined };
  execFileSync('node', ['tools/coupon.mjs', 'make', code, 'tokens', String(tokens), '--by', 'tests'], { env });
  return code;
}

/** Opens the payment with this button, and pays on the card provider's page. */
async function pay(page: Page, button: string, amount: string): Promise<void> {
  const opens = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await opens;
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 700]);
  await popup.getByRole('button', { name: `Betal ${amount}` }).click();
}

describe('a send with texts', () => {
  it('is paid for in a window and then goes on by itself; the texts arrive, and tokens and receipt are listed', async () => {
    const { visitor, email } = await signedUpHost(product());
    const { sid } = await makeParty(visitor);
    const phones = await invite(visitor, sid, 12, 8);
    const { page, complaints, close } = await visit(PHONE);
    await openAsHost(page, email, `/${sid}/invitations`);
    // Everybody has a mail, so that texts are only what the host asks for.
    await page.getByRole('button', { name: 'Send til 12 gæster' }).waitFor();
    await askMore(page);
    expect(await page.getByRole('radio', { name: 'Kun mail (gratis)' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: /^Både mail og sms \(8 sms’er, 32\skr\.\)$/ }).check();
    await page.getByText('12 mails og 8 sms’er er klar til at blive sendt.').waitFor();
    await page.getByText('Se hvem').click();
    const found = await lookAt(page, '92-quote');
    await page.getByRole('button', { name: /^Send 12 mails og 8 sms’er ·\s32\skr\.$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Send 12 mails og 8 sms’er?' });
    await dialog.getByText(/^32\skr\.\sinkl\.\smoms$/).waitFor();
    found.push(...(await lookAt(page, '92-quote-dialog')));
    await pay(page, 'Betal 32 kr. og send', '32,00');
    await page.getByText('Mailen er sendt til 12 gæster.').waitFor();
    await page.getByText('8 sms’er er nået frem.').waitFor();
    found.push(...(await lookAt(page, '92-sent')));
    await page.getByRole('button', { name: 'Se hver gæst' }).first().click();
    const rows = page.getByRole('dialog').getByRole('listitem');
    const texted = rows.filter({ hasText: '+45' }).getByRole('button', { name: 'Ikke svaret' });
    await texted.first().hover();
    await page.getByText(/ Gæstens telefon har fået sms’en\.$/).waitFor();
    expect([await texted.count(), await rows.count()]).toEqual([8, 12]);
    found.push(...(await lookAt(page, '92-guest-by-guest')));

    await page.goto(`${product().url}/${sid}/plan`);
    const tokens = page.getByRole('region', { name: 'Sms’er', exact: true });
    await tokens.getByText('0 sms’er på kontoen.').waitFor();
    await tokens.getByText(/^Sms’er(:| til gæsterne)/).waitFor();
    await tokens.getByText('+8', { exact: true }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Kvittering .* for 8 sms’er/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    found.push(...(await lookAt(page, '92-history')));
    await page.goto(new Phone(simulatorUrl).pageOf(phones[0]!));
    await page.locator('#texts').getByText('Kære Gæst 1').waitFor();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);

  it('goes out as mails only, or with the tokens of a coupon; the host is asked again when the list has grown', async () => {
    const { visitor, email } = await signedUpHost(product());
    const { sid } = await makeParty(visitor, { language: 'en' });
    await invite(visitor, sid, 2, 1);
    const { page, complaints, close } = await visit(DESK, 'en-GB');
    await openAsHost(page, email, `/${sid}/plan`);
    await page.getByRole('button', { name: 'EN: English' }).click();
    await page.getByLabel('Coupon code').fill(makeCoupon(3).toLowerCase());
    await page.getByRole('button', { name: 'Use the coupon' }).click();
    await page.getByText('It gives the event: 3 texts.').waitFor();
    await page
      .getByRole('region', { name: 'Texts', exact: true })
      .getByText(/^3 texts on the account/)
      .waitFor();
    const found = await lookAt(page, '93-coupon');

    await page.goto(`${product().url}/${sid}/invitations`);
    await askWhom(page, 'Change');
    await page.getByLabel('Who should get it?').selectOption('all');
    await askMore(page, 'More options');
    await page.getByRole('radio', { name: 'Both e-mail and text (1 text, nothing to pay)' }).check();
    await page.getByRole('button', { name: 'Send 2 e-mails and 1 text' }).click();
    await page.getByRole('button', { name: 'Send only e-mails' }).click();
    await page.getByText('The e-mail has been sent to 2 guests.').waitFor();
    expect(await page.getByText('has been sent.').count()).toBe(0);
    await page.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: /· Sent / }).click();
    await page.getByLabel('Who should get it?').selectOption('all');
    await askMore(page, 'More options');
    await page.getByRole('radio', { name: 'Both e-mail and text (1 text, nothing to pay)' }).check();
    await page.getByRole('button', { name: 'Send 2 e-mails and 1 text' }).click();
    await page.getByRole('checkbox', { name: 'Yes, send it again' }).check();
    await invite(visitor, sid, 4, 4);
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByText(/\d e-mails and 5 texts instead of 2 e-mails and 1 text/).waitFor();
    await page.getByRole('dialog').getByText('€1 incl. VAT').waitFor();
    found.push(...(await lookAt(page, '93-changed')));
    const opens = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Pay €1 and send' }).click();
    // The card provider's page is in the language of the account.
    await (await opens).getByRole('button', { name: /^Betal/ }).click();
    await page.getByText('5 texts have arrived.').waitFor();
    found.push(...(await lookAt(page, '93-sent-in-english')));
    expect(found).toEqual([]);
    expect(complaints.filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
    await close();
  }, 90_000);

  it('waits while its payment is left: the window is closed, taken by the next payment, or cancelled and opened anew', async () => {
    const { visitor, email } = await signedUpHost(product());
    const { sid } = await makeParty(visitor);
    await invite(visitor, sid, 2, 2);
    const { page, complaints, close } = await visit(PHONE);
    await openAsHost(page, email, `/${sid}/invitations`);
    await askMore(page);
    await page.getByRole('radio', { name: /^Både mail og sms/ }).check();
    await page.getByRole('button', { name: 'Send 2 mails og 2 sms’er' }).click();
    const toPay = page.getByRole('dialog').getByRole('button', { name: 'Betal 8 kr. og send' });
    const opened = async () => {
      const opens = page.waitForEvent('popup');
      await toPay.click();
      const popup = await opens;
      await popup.getByRole('heading', { name: 'Betaling' }).waitFor();
      return popup;
    };

    const closed = await opened();
    // Pressed again, because the window is behind this one: it shows a new payment, and there is no second window.
    const first = closed.url();
    await page.getByRole('dialog').getByRole('button', { name: 'Åbn betalingen igen' }).click();
    await closed.waitForURL((url) => url.href !== first && url.pathname.startsWith('/checkout/'));
    expect(page.context().pages()).toHaveLength(2);
    await closed.close();
    await page.getByText(/^Vinduet er lukket, og vi har ikke set en betaling endnu/).waitFor();
    const found = await lookAt(page, '94-window-closed');

    const cancelled = await opened();
    await cancelled.getByRole('link', { name: 'Annullér' }).click();
    await page.getByText('Der er ikke trukket noget, og intet er sendt.').waitFor();
    // The window of the cancelled payment closes itself meanwhile, and not the one of this payment.
    const gone = cancelled.waitForEvent('close');
    const paid = await opened();
    await gone;
    await paid.getByRole('button', { name: 'Betal 8,00' }).click();
    await page.getByText('2 sms’er er nået frem.').waitFor();
    const { tokens } = await visitor.call(billing.calls.getBalance, { partyId: sid });
    expect(tokens).toBe(0);
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);

  it('is paid for in the same tab where the browser opens no window, and goes on when the host comes back', async () => {
    const { visitor, email } = await signedUpHost(product());
    const { sid } = await makeParty(visitor, { language: 'en' });
    await invite(visitor, sid, 1, 1);
    const { page, complaints, close } = await visit(DESK, 'en-GB');
    await page.addInitScript(() => (window.open = () => null));
    await openAsHost(page, email, `/${sid}/invitations`);
    await page.getByRole('button', { name: 'EN: English' }).click();
    await askMore(page, 'More options');
    await page.getByRole('radio', { name: /^Both e-mail and text/ }).check();
    await page.getByRole('button', { name: 'Send 1 e-mail and 1 text' }).click();
    await page.getByRole('button', { name: 'Pay €0.50 and send' }).click();
    // The card provider's page is in the language of the account.
    await page.getByRole('button', { name: /^Betal/ }).click();
    await page.getByRole('link', { name: 'Back to the event' }).click();
    await page.getByText('1 text has arrived.').waitFor();
    // The address no longer says that the tab comes back from a payment.
    await page.waitForURL(`${product().url}/${sid}/invitations`);
    expect(await lookAt(page, '95-sent-after-the-same-tab')).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);
});
