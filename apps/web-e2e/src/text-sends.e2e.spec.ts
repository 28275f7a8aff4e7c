import { describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { freshPhone, Phone } from '@festlig/testing/product/phone';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Visitor } from '@festlig/testing/product/visitor';
import type { Page } from 'playwright-core';
import { PHONE, visit } from './browser';
import { makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { simulatorUrl } = product();

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
    await page.getByText('12 mails og 8 sms’er er klar til at blive sendt.').waitFor();
    await page.getByText('Se hvem').click();
    const found = await lookAt(page, '92-quote');
    await page.getByRole('button', { name: 'Send 12 mails og 8 sms’er' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send 12 mails og 8 sms’er?' });
    await dialog.getByText(/^8 tokens = 32.kr\. inkl\. moms$/).waitFor();
    found.push(...(await lookAt(page, '92-quote-dialog')));
    await pay(page, 'Betal 32 kr. og send', '32,00');
    await page.getByText('12 gæster har fået mailen.').waitFor();
    await page.getByText('8 gæster har fået sms’en.').waitFor();
    found.push(...(await lookAt(page, '92-sent')));
    await page.getByRole('button', { name: 'Se gæst for gæst' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sms: Sendt' }).first().waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Sms: Sendt' }).count()).toBe(8);
    found.push(...(await lookAt(page, '92-guest-by-guest')));

    await page.goto(`${product().url}/${sid}/plan`);
    const tokens = page.getByRole('region', { name: 'Tokens' });
    await tokens.getByText('0 tokens på kontoen.').waitFor();
    await tokens.getByText('Sms’er til gæsterne').waitFor();
    await tokens.getByText('+8', { exact: true }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Kvittering .* for 8 tokens/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    found.push(...(await lookAt(page, '92-history')));
    await page.goto(new Phone(simulatorUrl).pageOf(phones[0]!));
    await page.locator('#texts').getByText('Kære Gæst 1').waitFor();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);
});
