import { describe, expect, it } from '@jest/globals';
import { freshPhone, Phone } from '@festlig/testing/product/phone';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { DESK, PHONE, visit } from './browser';
import { openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { simulatorUrl } = product();
/** What the browser itself writes about a refused call. */
const REFUSED = /status of 4(22|10)/;

describe('a host who verifies a phone', () => {
  it('saves the number, types a wrong code, and then the code that arrived as a text', async () => {
    const { email } = await signedUpHost(product());
    const [phone, number] = [new Phone(simulatorUrl), freshPhone()];
    const { page, complaints, close } = await visit(PHONE);
    await openAsHost(page, email, '/da/account');
    await page.getByLabel('Mobilnummer').fill(number.slice(3, -1));
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await page.getByText('Et dansk nummer har 8 cifre').waitFor();
    const found = await lookAt(page, '88-phone-too-short');
    await page.getByLabel('Mobilnummer').fill(number.slice(3));
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await page.getByText('Dit telefonnummer er ikke bekræftet.').waitFor();
    found.push(...(await lookAt(page, '88-phone-unverified')));

    await page.getByRole('button', { name: 'Bekræft …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bekræft dit telefonnummer' });
    found.push(...(await lookAt(page, '88-phone-dialog')));
    await dialog.getByRole('button', { name: 'Send kode' }).click();
    const code = await phone.waitForCode(number);
    await dialog.getByLabel('Kode').fill(code === '123456' ? '654321' : '123456');
    await dialog.getByRole('button', { name: 'Bekræft nummeret' }).click();
    await dialog.getByRole('alert').getByText('Koden passer ikke.').waitFor();
    found.push(...(await lookAt(page, '88-phone-wrong-code')));
    await dialog.getByLabel('Kode').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await dialog.getByRole('button', { name: 'Bekræft nummeret' }).click();
    await page.getByText('Dit telefonnummer er bekræftet.').waitFor();
    await page.reload();
    await page.getByText('Dit telefonnummer er bekræftet.').waitFor();
    found.push(...(await lookAt(page, '88-phone-verified')));

    await page.goto(phone.pageOf(number));
    await page.locator('#texts').getByText(`${code} er din kode hos Festlig.`).waitFor();
    found.push(...(await lookAt(page, '88-phone-simulator')));
    expect(found).toEqual([]);
    expect(complaints.filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
    await close();
  });

  it('does the same in English, and changes the number in the dialog', async () => {
    const { email } = await signedUpHost(product());
    const number = freshPhone();
    const { page, complaints, close } = await visit(DESK, 'en-GB');
    await openAsHost(page, email, '/da/account');
    await page.getByLabel('Mobilnummer').fill(freshPhone());
    await page.getByRole('radio', { name: 'English' }).check();
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await page.getByText('Your phone number is not verified.').waitFor();
    await page.getByRole('button', { name: 'Verify …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify your phone number' });
    await dialog.getByLabel('Mobile number').fill(number);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await dialog.getByText('We have sent a code to').waitFor();
    const found = await lookAt(page, '88-phone-code-english');
    await dialog.getByLabel('Code').fill(await new Phone(simulatorUrl).waitForCode(number));
    await dialog.getByRole('button', { name: 'Verify the number' }).click();
    await page.getByText('Your phone number is verified.').waitFor();
    const shown = (await page.getByLabel('Mobile number').inputValue()).replaceAll(' ', '');
    expect(shown).toBe(number);
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
