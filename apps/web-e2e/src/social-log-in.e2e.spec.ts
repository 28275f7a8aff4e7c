import { describe, expect, it } from '@jest/globals';
import { freshAddress, PASSWORD, product } from '@festlig/testing/product/product';
import type { Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { fillLogIn } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();
const MESSAGE = 'login-connect-success';

/** Presses a button that opens the window of a provider. */
async function opened(page: Page, press: () => Promise<void>): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await press();
  return popup;
}

/** Presses a button in the window of a provider, and waits until the window has closed itself. */
async function pressLast(popup: Page, name: string): Promise<void> {
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name }).click();
  await closed;
}

describe('a host without an account who signs up with Google on a phone', () => {
  it('accepts the terms, comes back logged in, and later chooses a password before unlinking Google', async () => {
    const email = freshAddress('google');
    const { page, complaints, close } = await visit(PHONE);
    const found: string[] = [];
    await page.goto(`${url}/da/register`);
    await page.getByRole('button', { name: 'Fortsæt med Google' }).waitFor();
    found.push(...(await lookAt(page, '70-register-social')));
    await page.getByRole('button', { name: 'Fortsæt med Google' }).click();
    await page.getByRole('button', { name: 'Opret konto med Google' }).click();
    await page.getByText('Du skal acceptere betingelserne for at oprette en konto.').waitFor();
    await page.getByLabel(/Jeg accepterer betingelserne/).check();
    found.push(...(await lookAt(page, '71-social-terms')));
    const google = await opened(page, () => page.getByRole('button', { name: 'Opret konto med Google' }).click());
    await google.getByRole('heading', { name: 'Log ind med Google' }).waitFor();
    await google.getByLabel('Navn').fill('Karen Holm');
    await google.getByLabel('E-mail', { exact: true }).fill(email);
    found.push(...(await lookAt(google, '72-google')));
    await pressLast(google, 'Log ind');
    await page.waitForURL(`${url}/da/parties`);

    await page.goto(`${url}/da/account`);
    await page.getByText('Du har ingen adgangskode.', { exact: false }).waitFor();
    await page.getByText(`Du logger ind med ${email}.`).waitFor();
    found.push(...(await lookAt(page, '73-account-social')));
    await page.getByLabel('Ny adgangskode', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Gentag ny adgangskode').fill(PASSWORD);
    await page.getByRole('button', { name: 'Skift adgangskode' }).click();
    await page.getByText('Din nye adgangskode er gemt').first().waitFor();
    await page.getByRole('button', { name: 'Fjern Google' }).click();
    await page.getByRole('button', { name: 'Forbind Google' }).waitFor();
    expect(complaints).toEqual([]);
    await page.goto(`${url}/logout`);
    await page.goto(`${url}/da/login`);
    await fillLogIn(page, email);
    await page.waitForURL(`${url}/da/parties`);
    expect(found).toEqual([]);
    await close();
  });
});

describe('a visitor who has made a page and has an account neither here nor at the first try', () => {
  it('is offered to sign up when the log-in finds no account, and the page is then saved by itself', async () => {
    const { page, complaints, close } = await visit(DESK, 'en-GB');
    const found: string[] = [];
    await page.goto(`${url}/en/new/party`);
    await page.getByLabel('Who is hosting?').fill('Bo and Ida');
    await page.getByLabel('Date').fill(`${new Date().getFullYear() + 1}-06-14`);
    await page.getByLabel('Time').fill('18:00');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Title').fill('Summer with Bo');
    await page.getByRole('button', { name: 'Save and sign up' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor();
    found.push(...(await lookAt(page, '74-dialog-social')));
    const facebook = await opened(page, () => dialog.getByRole('button', { name: 'Continue with Facebook' }).click());
    await pressLast(facebook, 'Cancel');
    await dialog.getByText('You cancelled.', { exact: false }).waitFor();

    const again = await opened(page, () => dialog.getByRole('button', { name: 'Continue with Facebook' }).click());
    const email = freshAddress('facebook');
    await again.getByLabel('E-mail', { exact: true }).fill(email);
    await pressLast(again, 'Log in');
    await dialog.getByText('There is no Festlig account for your Facebook account yet.', { exact: false }).waitFor();
    found.push(...(await lookAt(page, '75-not-found')));
    await dialog.getByLabel(/I accept the terms of use/).check();
    const third = await opened(page, () => dialog.getByRole('button', { name: 'Sign up with Facebook' }).click());
    await third.getByLabel('E-mail', { exact: true }).fill(email);
    await third.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(new RegExp(`^${url}/[1-9A-HJ-NP-Za-km-z]{8}$`));
    await page.getByRole('heading', { name: 'Summer with Bo' }).waitFor();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a browser that opens no window', () => {
  it('goes to the provider in the same tab and comes back to the page it came for', async () => {
    const { page, complaints, close } = await visit(PHONE);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`${url}/da/login?return=${encodeURIComponent('/da/account')}`);
    await page.getByRole('button', { name: 'Fortsæt med Google' }).click();
    await page.getByLabel('E-mail', { exact: true }).fill(freshAddress('same-tab'));
    await page.getByRole('button', { name: 'Log ind' }).click();
    await page.getByText('Der er ingen konto hos Festlig, som hører til den.', { exact: false }).waitFor();
    const found = await lookAt(page, '76-result-not-found');
    await page.getByRole('link', { name: 'Opret konto' }).click();
    await page.getByRole('button', { name: 'Fortsæt med Google' }).click();
    await page.getByLabel(/Jeg accepterer betingelserne/).check();
    await page.getByRole('button', { name: 'Opret konto med Google' }).click();
    await page.getByLabel('E-mail', { exact: true }).fill(freshAddress('same-tab'));
    await page.getByRole('button', { name: 'Log ind' }).click();
    await page.waitForURL(`${url}/da/account`);
    await page.getByText('Du har ingen adgangskode.', { exact: false }).waitFor();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('learns nothing from a message that another window sends', async () => {
    const { page, close } = await visit(PHONE);
    await page.goto(`${url}/da/login`);
    const google = await opened(page, () => page.getByRole('button', { name: 'Fortsæt med Google' }).click());
    await google.evaluate((source) => {
      const message = { source, success: false, state: 'made-up', error: 'not_found' };
      (window.opener as Window).postMessage(message, '*');
    }, MESSAGE);
    await google.getByRole('button', { name: 'Annullér' }).click();
    await page.getByText('Du afbrød.', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Opret konto med Google' }).count()).toBe(0);
    await close();
  });
});
