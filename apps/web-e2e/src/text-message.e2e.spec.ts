import { describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { freshPhone, Phone } from '@festlig/testing/product/phone';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { DESK, PHONE, visit } from './browser';
import { askMore, invitedGuest, makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { simulatorUrl } = product();
const LONG = 'Anne-Mette Ødegård og Søren Christensen';

async function hostWithGuests() {
  const { visitor: host, email } = await signedUpHost(product());
  const party = await makeParty(host);
  await invitedGuest(host, party, 'Ib Holm');
  for (const name of ['Bo', LONG]) {
    const guest = { name, phone: freshPhone(), email: null, receiveEmail: false, receiveSms: true };
    await host.call(contacts.calls.addContact, { partyId: party.sid, ...guest });
  }
  return { email, party };
}

describe('the text message of a template', () => {
  it('is written, shown as on a phone, and tested by a host who verifies a phone on the way', async () => {
    const { email, party } = await hostWithGuests();
    const [phone, number] = [new Phone(simulatorUrl), freshPhone()];
    const { page, complaints, close } = await visit(PHONE);
    await openAsHost(page, email, `/${party.sid}/invitations`);
    await page.getByRole('tab', { name: 'Sms' }).click();
    const area = page.getByRole('textbox', { name: 'Sms' });
    await area.getByText('Gæstens navn').waitFor();
    const shown = async () => (await area.innerText()).replaceAll('\uFEFF', '');
    expect(await shown()).toContain('Kære Gæstens navn');
    await askMore(page);
    await page.getByRole('radio', { name: /^Mail, og sms til dem uden mail/ }).check();
    await page.getByRole('button', { name: 'Se den, som gæsten ser den' }).click();
    await page.getByText(`Kære ${LONG}`).waitFor();
    await page.getByText('Sendes som 2 dele').waitFor();
    const found = await lookAt(page, '90-text-message');

    await area.fill(`Kære ((name)) – “vi” glæder os! Se www.bank.example ${'x'.repeat(100)}`);
    await page.getByText('gør, at teksten fylder mere').waitFor();
    await page.getByText('”www.bank.example” ligner en webadresse.').waitFor();
    found.push(...(await lookAt(page, '90-text-message-refused')));
    await area.fill('Kære ((name)) – vi glæder os! ');
    await page.getByRole('button', { name: 'Brug almindelige tegn' }).click();
    expect(await shown()).toBe('Kære Gæstens navn - vi glæder os! ');
    await area.press('End');
    await page.getByRole('button', { name: '+ Gæstens link' }).click();
    await page.getByText('Alt er gemt').waitFor();

    await page.getByRole('button', { name: 'Send en prøve-sms' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bekræft dit telefonnummer' });
    await dialog.getByLabel('Mobilnummer').fill(number);
    await dialog.getByRole('button', { name: 'Send kode' }).click();
    await dialog.getByLabel('Kode').fill(await phone.waitForCode(number));
    await dialog.getByRole('button', { name: 'Bekræft nummeret' }).click();
    await page.getByText('Prøven er på vej til din telefon.').waitFor();
    await page.goto(phone.pageOf(number));
    await page
      .locator('#texts')
      .getByText(/^Kære Karen - vi glæder os! http\S+cid=test$/)
      .waitFor();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);

  it('reads as English, with the counter over the limit and the error on the tab behind', async () => {
    const { email, party } = await hostWithGuests();
    const { page, complaints, close } = await visit(DESK, 'en-GB');
    await openAsHost(page, email, '/da/account');
    await page.getByRole('radio', { name: 'English' }).check();
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await page.goto(new URL(`/${party.sid}/invitations`, page.url()).href);
    await page.getByRole('tab', { name: 'Text message' }).click();
    await page.getByRole('textbox', { name: 'Text message' }).fill(`🎉 ${'Come and join us. '.repeat(32)}`);
    await page.getByText('11 characters too many').waitFor();
    const found = await lookAt(page, '90-text-message-english');
    await page.getByRole('tab', { name: 'E-mail' }).click();
    await page.getByRole('tab', { name: 'Text message (needs a change)' }).waitFor();
    found.push(...(await lookAt(page, '90-text-message-behind')));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('textbox', { name: 'Text message' }).fill('');
    await page.getByText('All changes saved').waitFor();
    expect(await page.getByText('No text message is sent with this template').count()).toBe(2);
    found.push(...(await lookAt(page, '90-text-message-empty')));
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);
});
