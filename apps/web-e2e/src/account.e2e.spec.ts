import { describe, expect, it } from '@jest/globals';
import { identity } from '@festlig/contracts/identity';
import { Inbox } from '@festlig/testing/product/inbox';
import { PASSWORD, product, signedUpHost } from '@festlig/testing/product/product';
import { waitFor } from '@festlig/testing/product/wait-for';
import { PHONE, visit } from './browser';
import { fillLogIn, makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url, inboxUrl } = product();
const LINK = /https?:\/\/\S+\/da\/change-password\?token=\S+/;
const VERIFY = /https?:\/\/\S+\/da\/verify-email\?token=\S+/;

describe('a host who has forgotten the password', () => {
  it('chooses a new password by a mailed link that works once, and changes it again on the account page', async () => {
    const { email } = await signedUpHost(product());
    const { page, complaints, close } = await visit(PHONE);
    await page.goto(`${url}/da/login`);
    await page.getByRole('link', { name: 'Har du glemt adgangskoden?' }).click();
    await page.getByRole('heading', { name: 'Glemt adgangskode' }).waitFor();
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    const found = await lookAt(page, '85-password');
    await page.getByRole('button', { name: 'Send mig et link' }).click();
    await page.getByRole('heading', { name: 'Kig i din indbakke' }).waitFor();
    found.push(...(await lookAt(page, '86-password-sent')));
    const mail = await new Inbox(inboxUrl).waitForMail(email, ({ text }) => LINK.test(text));
    const link = LINK.exec(mail.text)?.[0] ?? '';

    await page.goto(link);
    await page.getByLabel('Ny adgangskode', { exact: true }).fill('en helt ny kode');
    found.push(...(await lookAt(page, '87-new-password')));
    await page.getByRole('button', { name: 'Gem ny adgangskode' }).click();
    await page.waitForURL(`${url}/da/account`);
    await page.getByRole('heading', { name: 'Din konto', exact: true }).waitFor();
    await page.getByLabel('Ny adgangskode', { exact: true }).fill('endnu en ny kode');
    await page.getByLabel('Gentag ny adgangskode').fill('endnu en ny kode');
    await page.getByLabel('Nuværende adgangskode').fill('en helt ny kode');
    await page.getByRole('button', { name: 'Skift adgangskode' }).click();
    await page.getByText('Din nye adgangskode er gemt').first().waitFor();
    found.push(...(await lookAt(page, '88-account')));
    await page.getByRole('button', { name: 'Din menu' }).click();
    await page.getByRole('menuitem', { name: 'Log ud' }).waitFor();
    found.push(...(await lookAt(page, '88-menu')));
    await page.keyboard.press('Escape');

    await page.goto(`${url}/logout`);
    await page.goto(`${url}/da/login`);
    await fillLogIn(page, email, 'endnu en ny kode');
    await page.waitForURL(`${url}/da/parties`);
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('sees at once that a reset link is invalid, and still logs in with the old password', async () => {
    const { email } = await signedUpHost(product());
    const { page, close } = await visit(PHONE);
    await page.goto(`${url}/da/change-password?token=et-gaet`);
    await page.getByRole('alert').getByText('Linket er for gammelt eller er brugt. Bed om et nyt.').waitFor();
    expect(await page.getByLabel('Ny adgangskode', { exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Bed om et nyt link' }).click();
    await page.waitForURL(`${url}/da/password`);
    await page.goto(`${url}/da/login`);
    await fillLogIn(page, email, PASSWORD);
    await page.waitForURL(`${url}/da/parties`);
    await close();
  });
});

describe('a host who misspelt the e-mail when signing up', () => {
  it('is shown where to change the e-mail, and confirms the new one', async () => {
    const { email } = await signedUpHost(product(), { verified: false });
    const { page, complaints, close } = await visit(PHONE);
    await openAsHost(page, email, '/da/parties');
    await page.getByRole('link', { name: 'Er adressen forkert? Ret den' }).click();
    await page.waitForURL(`${url}/da/account`);
    await page.getByRole('button', { name: 'Skift e-mail …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Skift e-mail' });
    const right = `right-${email}`;
    await dialog.getByLabel('Ny e-mail').fill(right);
    await dialog.getByLabel('Din adgangskode').fill(PASSWORD);
    const found = await lookAt(page, '88-change-email');
    await dialog.getByRole('button', { name: 'Skift e-mail' }).click();
    await page.getByText(`Du logger ind med ${right}.`).waitFor();
    const mail = await new Inbox(inboxUrl).waitForMail(right, ({ text }) => VERIFY.test(text));
    await page.goto(VERIFY.exec(mail.text)?.[0] ?? '');
    // The link leads back to where this browser asked its host to confirm, and says there that it is done.
    await page.waitForURL(`${url}/da/parties`);
    await page.getByRole('alert').getByText('Tak, din e-mail er bekræftet').waitFor();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a host who signs up on one device and opens the mail on another', () => {
  it('confirms nothing by opening the link, and types the password once to confirm and be logged in', async () => {
    const { visitor, email } = await signedUpHost(product(), { verified: false });
    const isConfirmed = async () => (await visitor.call(identity.calls.getInitial, {})).user?.email_verified;
    const mail = await new Inbox(inboxUrl).waitForMail(email, ({ text }) => VERIFY.test(text));
    const { page, complaints, close } = await visit(PHONE);
    await page.goto(VERIFY.exec(mail.text)?.[0] ?? '');
    await page.getByText('Linket hører til h•••@test.example.').waitFor();
    const found = await lookAt(page, '88-verify-password');
    expect(await isConfirmed()).toBe(false);
    await page.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Bekræft og log ind' }).click();
    await page.getByRole('heading', { name: 'Tak, din e-mail er bekræftet' }).waitFor();
    expect(await isConfirmed()).toBe(true);
    await page.getByRole('link', { name: 'Til mine fester' }).click();
    await page.waitForURL(`${url}/da/parties`);
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a host who deletes the account', () => {
  it('types the word and the password, after which the parties are gone and nobody can log in', async () => {
    const { visitor, email } = await signedUpHost(product());
    const { sid } = await makeParty(visitor);
    const { page, close } = await visit(PHONE);
    await openAsHost(page, email, '/da/account');
    await page.getByRole('button', { name: 'Slet kontoen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Slet din konto?' });
    await dialog.getByLabel('Skriv SLET').fill('slet');
    await dialog.getByLabel('Din adgangskode').fill(PASSWORD);
    const found = await lookAt(page, '89-delete-account');
    await dialog.getByRole('button', { name: 'Slet for altid' }).click();
    await page.waitForURL(`${url}/da`);
    await page.getByText('Din konto er slettet').waitFor();
    await page.getByRole('link', { name: 'Log ind' }).first().waitFor();
    await waitFor(async () => (await fetch(`${url}/${sid}`)).status === 404, 'the page of the party to be gone');
    await page.goto(`${url}/da/login`);
    await fillLogIn(page, email);
    await page.getByRole('alert').waitFor();
    expect(found).toEqual([]);
    await close();
  });
});

describe('a person who signs up', () => {
  it('reads the terms and the privacy page in separate tabs, while the form stays as it was', async () => {
    const { page, complaints, close } = await visit(PHONE);
    const found: string[] = [];
    await page.goto(`${url}/da/register`);
    await page.getByLabel('Dit navn').fill('Karen Holm');
    for (const [link, heading, name] of [
      ['betingelserne', 'Betingelser', '90-terms'],
      ['Sådan passer vi på dine oplysninger', 'Dine oplysninger', '91-privacy'],
    ] as const) {
      const opened = page.waitForEvent('popup');
      await page.getByRole('main').getByRole('link', { name: link }).click();
      const tab = await opened;
      await tab.getByRole('heading', { level: 1, name: heading }).waitFor();
      found.push(...(await lookAt(tab, name)));
      await tab.close();
    }
    expect(await page.getByLabel('Dit navn').inputValue()).toBe('Karen Holm');
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
