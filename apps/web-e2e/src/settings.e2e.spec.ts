import { describe, expect, it } from '@jest/globals';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { DESK, PHONE, visit } from './browser';
import { makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();

describe('the settings of a party', () => {
  it('decide how guests reply, and delete the party once the word is typed', async () => {
    const { visitor: owner, email } = await signedUpHost(product(), { verified: false });
    const { sid, title } = await makeParty(owner);
    const host = await visit(DESK);
    const { page } = host;
    await openAsHost(page, email, '/da/parties');
    await page.getByRole('link', { name: new RegExp(title) }).click();
    await page.getByRole('navigation', { name: 'Festens sider' }).getByText('Indstillinger').click();

    // A deadline needs a day, and a question needs a text.
    for (const row of ['Svar fra gæsterne', 'Ekstra spørgsmål']) await page.getByRole('heading', { name: row }).click();
    await page.getByLabel('Luk for svar efter en dato').check();
    await page.getByRole('button', { name: 'Tilføj spørgsmål' }).click();
    await page.getByRole('button', { name: 'Gem indstillinger' }).click();
    await page.getByText('Skal udfyldes.').nth(1).waitFor();
    const found = await lookAt(page, '70-settings-wrong');
    await page.getByLabel('Luk for svar efter en dato').uncheck();
    await page.getByLabel('Spørgsmål', { exact: true }).fill('Er der noget, du ikke spiser?');
    await page.getByLabel('Skal besvares').check();

    await page.goBack();
    await page.getByRole('button', { name: 'Bliv her' }).click();
    await page.getByRole('button', { name: 'Gem indstillinger' }).click();
    await page.getByText('Alt er gemt.').waitFor();

    const guest = await visit(PHONE);
    await guest.page.goto(`${url}/${sid}`);
    await guest.page.getByText('Ja, jeg kommer').click();
    await guest.page.getByLabel(/Er der noget, du ikke spiser\?/).waitFor();

    await page.getByRole('heading', { name: 'Slet festen' }).click();
    await page.getByRole('button', { name: 'Slet festen …' }).click();
    const confirm = page.getByRole('button', { name: 'Slet for altid' });
    await page.getByLabel('Skriv SLET').fill('nej');
    await confirm.click();
    await page.getByText('Skriv ordet SLET for at slette.').waitFor();
    found.push(...(await lookAt(page, '71-settings-delete')));
    await page.getByLabel('Skriv SLET').fill('slet');
    expect(host.complaints).toEqual([]);
    await confirm.click();
    await page.waitForURL(`${url}/da/parties`);
    await page.getByText(`”${title}” er slettet`).waitFor();
    expect(await page.getByRole('link', { name: new RegExp(title) }).count()).toBe(0);

    const gone = await guest.page.goto(`${url}/${sid}`);
    expect(gone?.status()).toBe(404);
    await guest.page.getByRole('heading', { name: 'Vi kan ikke finde siden' }).waitFor();
    expect(found).toEqual([]);

    // What was fetched of the party before is not shown again.
    await page.goBack();
    await page.getByRole('heading', { name: 'Vi kan ikke finde siden' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Festens sider' }).count()).toBe(0);
    await guest.close();
    await host.close();
  }, 120_000);

  it('are saved on a phone with a message that leaves the button to save the next change free (rule: message-beside-bars)', async () => {
    const { visitor: owner, email } = await signedUpHost(product(), { verified: false });
    const { sid } = await makeParty(owner);
    const { page, complaints, close } = await visit(PHONE);
    await openAsHost(page, email, `/${sid}/settings`);
    await page.getByRole('heading', { name: 'Svar fra gæsterne' }).click();
    const save = page.getByRole('button', { name: 'Gem indstillinger' });
    const change = page.getByLabel('Gæsterne skriver, hvor mange de kommer');
    await change.click();
    await save.click();
    const message = page.getByText('Indstillingerne er gemt');
    await message.waitFor();
    // It stays for as long as the window is in the background.
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await change.click();
    await save.waitFor();
    // The message moves a moment after the bar has come.
    await message.evaluate((text) => {
      const top = () => document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? 0;
      return new Promise<void>((resolve) => {
        const look = () => (text.getBoundingClientRect().bottom <= top() ? resolve() : requestAnimationFrame(look));
        look();
      });
    });
    expect(await message.isVisible()).toBe(true);
    await save.click();
    await page.getByText('Alt er gemt.').waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);
});
