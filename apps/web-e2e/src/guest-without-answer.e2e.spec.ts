import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rsvp } from '@festlig/contracts/rsvp';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Visitor } from '@festlig/testing/product/visitor';
import type { Page } from 'playwright-core';
import { openWithoutFirstData, PHONE, visit, type Visit } from './browser';
import { makeParty } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();
const REPLIES = '**/api/party/*/rsvps';

let host: Visitor;
let guest: Visit;
let sid: string;
beforeAll(async () => {
  host = (await signedUpHost(product(), { verified: false })).visitor;
  guest = await visit(PHONE);
});
beforeEach(async () => {
  ({ sid } = await makeParty(host));
});
afterEach(async () => {
  await guest.page.unrouteAll();
  await guest.page.context().setOffline(false);
});

const replies = async () => (await host.call(rsvp.calls.listRsvps, { partyId: sid })).items;
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const send = (page: Page) => page.getByRole('button', { name: 'Send mit svar' }).click();

const coded = (code: string) => JSON.stringify({ errors: { root: { code } }, message: code, requestId: 'r-1' });
const ANSWERS = [
  [500, '<h1>Internal Server Error</h1>', 'Noget gik galt hos os. Prøv igen om lidt.'],
  [429, coded('too_many_requests'), 'Det gik lidt hurtigt. Vent et øjeblik, og prøv igen.'],
  [503, coded('unavailable'), 'Vi kan ikke svare lige nu. Prøv igen om lidt.'],
  [200, '{"ok":true}', 'Vi forstod ikke svaret. Genindlæs siden, og prøv igen.'],
  [418, coded('an_error_of_tomorrow'), 'Noget gik galt hos os. Prøv igen om lidt.'],
] as const;

async function fillReply(page: Page, open = (address: string): Promise<unknown> => page.goto(address)): Promise<void> {
  await open(`${url}/${sid}`);
  await page.getByText('Ja, jeg kommer').click();
  await page.getByLabel('Dit navn').fill('Bo Ærø');
  await page.getByRole('button', { name: 'En mere' }).click();
  await page.getByLabel(/En hilsen til værten/).fill('Jeg tager kage med');
}

/** The typed text is still there, and sending again stores exactly one reply. */
async function succeedsWhenSentAgain(page: Page): Promise<void> {
  expect(await page.getByLabel('Dit navn').inputValue()).toBe('Bo Ærø');
  expect(await page.getByLabel('Hvor mange kommer I?').inputValue()).toBe('2');
  await send(page);
  await isSentOnce(page);
}

async function isSentOnce(page: Page): Promise<void> {
  await page.getByText('Dit svar er sendt.').waitFor();
  expect(await replies()).toMatchObject([{ name: 'Bo Ærø', numberOfPeople: 2, comment: 'Jeg tager kage med' }]);
}

describe('a reply whose request fails', () => {
  it('waits on the page while there is no network, and is sent when the network is back (rule: reply-sent-later)', async () => {
    const { page } = guest;
    await fillReply(page);
    await page.context().setOffline(true);
    await page.getByText('Du er uden net. Det, du har skrevet, er her stadig.').waitFor();
    await send(page);
    await page.getByText('Dit svar sendes, når du er på nettet igen.').waitFor();
    expect(await replies()).toEqual([]);
    // A part of the page that is not loaded yet removes nothing, and loads when the network is back.
    await page.getByText('Føj til kalender').click();
    expect(await lookAt(page, '31-offline')).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Google Kalender (åbner i en ny fane)' }).waitFor();
    await page.getByText('Du er uden net.').waitFor({ state: 'detached' });
    await isSentOnce(page);
  });

  it('is kept with a message that says what to do, for every kind of failure', async () => {
    const { page } = guest;
    await fillReply(page);
    for (const [status, body, text] of ANSWERS) {
      await page.route(REPLIES, (route) => route.fulfill({ status, body }));
      await send(page);
      await alert(page).getByText(text).waitFor();
      await page.unroute(REPLIES);
      // Typing removes the alert, so that the next alert is about the next attempt.
      await page.getByLabel(/En hilsen til værten/).pressSequentially('!');
      await alert(page).waitFor({ state: 'detached' });
      await page.getByLabel(/En hilsen til værten/).fill('Jeg tager kage med');
    }
    await succeedsWhenSentAgain(page);
  });

  it('is stored once when the answer is lost on its way back', async () => {
    const { page } = guest;
    await fillReply(page);
    await page.route(REPLIES, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await send(page);
    await alert(page).getByText('Vi kan ikke få forbindelse. Tjek dit net, og prøv igen.').waitFor();
    await page.unroute(REPLIES);
    await succeedsWhenSentAgain(page);
  });
});

describe('an invitation that cannot be loaded', () => {
  it('shows an error, and loads after one click', async () => {
    const { page } = guest;
    const invitation = `**/api/party/${sid}`;
    await page.route(invitation, (route) => route.fulfill({ status: 500, body: 'no' }));
    await openWithoutFirstData(page, `${url}/${sid}`);
    await page.getByRole('alert').getByText('Noget gik galt hos os. Prøv igen om lidt.').waitFor();
    expect(await lookAt(page, '32-not-fetched')).toEqual([]);
    await page.unroute(invitation);
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await page.getByRole('heading', { name: 'Åse fylder 60' }).waitFor();
  });

  it('is shown and accepts a reply even when the session cannot be loaded', async () => {
    const { page } = guest;
    await page.route('**/api/initial*', (route) => route.fulfill({ status: 500, body: 'no' }));
    await fillReply(page, (address) => openWithoutFirstData(page, address));
    await succeedsWhenSentAgain(page);
  });
});
