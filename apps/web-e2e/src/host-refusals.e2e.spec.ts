import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { identity } from '@festlig/contracts/identity';
import { freshAddress, PASSWORD, product, signedUpHost } from '@festlig/testing/product/product';
import { Visitor } from '@festlig/testing/product/visitor';
import type { Page } from 'playwright-core';
import { DESK, visit, type Visit } from './browser';
import { fillLogIn, makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();

let someone: Visit;
beforeEach(async () => {
  someone = await visit(DESK);
});
afterEach(async () => {
  await someone.close();
});

const aHost = () => signedUpHost(product(), { verified: false });
/** The error that a screen reader reads with the field. */
const errorOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) => {
    const described = field.getAttribute('aria-invalid') === 'true' && field.getAttribute('aria-describedby');
    return described ? document.getElementById(described)?.textContent : null;
  });

describe("another host's pages", () => {
  it('lead to the public page and show nothing of that host', async () => {
    const { visitor: owner } = await aHost();
    const { sid } = await makeParty(owner, { title: 'Min egen fest' });
    const { email } = await aHost();
    const { page } = someone;
    await openAsHost(page, email, '/da/parties');
    for (const hidden of ['contacts', 'invitations', 'rsvps', 'settings']) {
      await page.goto(`${url}/${sid}/${hidden}`);
      await page.waitForURL(`${url}/${sid}`);
      await page.getByRole('heading', { name: 'Min egen fest' }).waitFor();
      await page.getByText('Ja, jeg kommer').waitFor();
      expect(await page.getByRole('navigation', { name: 'Festens sider' }).count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Rediger' }).count()).toBe(0);
    }
    await page.goto(`${url}/da/parties`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('Min egen fest').count()).toBe(0);
    expect(someone.complaints).toEqual([]);
  });
});

describe('logging in', () => {
  it('is offered above the invitation to who opens the guest list, and then leads there', async () => {
    const { visitor: owner, email } = await aHost();
    const { sid } = await makeParty(owner);
    const { page } = someone;
    await page.goto(`${url}/${sid}/contacts`);
    await page.getByRole('dialog', { name: 'Log ind for at gå videre' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${sid}`);
    await fillLogIn(page, email, 'en-forkert-kode');
    await page.getByRole('alert').getByText('E-mailen eller adgangskoden er forkert.').waitFor();
    expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(email);
    expect(await lookAt(page, '40-wrong-password')).toEqual([]);
    await fillLogIn(page, freshAddress('nobody'));
    await page.getByRole('alert').getByText('E-mailen eller adgangskoden er forkert.').waitFor();
    await fillLogIn(page, email);
    await page.waitForURL(`${url}/${sid}/contacts`);
    await page.getByRole('heading', { name: 'Hvem skal med?' }).waitFor();
    // Back leads to the page before the log-in, not to the log-in form.
    await page.reload();
    await page.getByRole('heading', { name: 'Hvem skal med?' }).waitFor();
  });

  it('ends with logging out, and never leads to another site', async () => {
    const { visitor: owner, email } = await aHost();
    const { sid } = await makeParty(owner);
    const { page } = someone;
    await openAsHost(page, email, `/${sid}/rsvps`);
    await page.getByRole('button', { name: 'Din menu' }).click();
    await page.getByRole('menuitem', { name: 'Log ud' }).click();
    await page.getByRole('link', { name: 'Log ind' }).first().waitFor();
    await page.goto(`${url}/${sid}/rsvps`);
    await page.getByRole('dialog', { name: 'Log ind for at gå videre' }).waitFor();
    await page.goto(`${url}/da/login?return=${encodeURIComponent('//evil.example/parties')}`);
    await fillLogIn(page, email);
    await page.waitForURL(`${url}/da/parties`);
  });
});

describe('an address without a page', () => {
  it('shows an error in the language of the address, and a link home', async () => {
    const { page } = someone;
    for (const path of ['/11111111', '/da/new/party/edit/mere', '/da/findes-ikke']) {
      await page.goto(url + path);
      await page.getByRole('heading', { name: 'Vi kan ikke finde siden' }).waitFor();
    }
    await page.getByRole('main').getByRole('link', { name: 'Til forsiden' }).click();
    await page.waitForURL(`${url}/da`);
    await page.goto(`${url}/en/no-such-page`);
    await page.getByRole('heading', { name: 'We cannot find the page' }).waitFor();
  });
});

describe('signing up', () => {
  it('shows at the field what is missing or taken, and keeps the other fields', async () => {
    const email = freshAddress('taken');
    const first = await Visitor.open(url);
    await first.call(identity.calls.register, { name: 'Bo', email, password: PASSWORD, accept_terms: true });
    const { page } = someone;
    await page.goto(`${url}/da/register`);
    await page.getByRole('button', { name: 'Opret konto' }).click();
    await page.getByText('Du skal acceptere betingelserne for at oprette en konto.').waitFor();
    expect(await errorOf(page, 'Dit navn')).toBe('Skal udfyldes.');
    expect(someone.complaints).toEqual([]);
    await page.getByLabel('Dit navn').fill('Bo Ærø');
    await page.getByLabel('E-mail', { exact: true }).fill(email.toUpperCase());
    await page.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD);
    await page.getByLabel(/Jeg accepterer betingelserne/).check();
    await page.getByRole('button', { name: 'Opret konto' }).click();
    await page.getByText('Der er allerede en konto med den e-mail. Log ind i stedet.').waitFor();
    expect(await errorOf(page, 'E-mail')).toBe('Der er allerede en konto med den e-mail. Log ind i stedet.');
    expect(await page.getByLabel('Dit navn').inputValue()).toBe('Bo Ærø');
    expect(await lookAt(page, '41-email-taken')).toEqual([]);
    await page.getByLabel('E-mail', { exact: true }).fill(freshAddress('free'));
    await page.getByRole('button', { name: 'Opret konto' }).click();
    await page.waitForURL(`${url}/da/parties`);
  });
});
