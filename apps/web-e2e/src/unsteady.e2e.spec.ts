import { waitFor } from '@festlig/testing/product/wait-for';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { party as parties } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Visitor } from '@festlig/testing/product/visitor';
import type { Page } from 'playwright-core';
import { PHONE, visit } from './browser';
import { invitedGuest, makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

let host: Visitor;
beforeAll(async () => {
  product();
  host = (await signedUpHost(product(), { verified: false })).visitor;
});
const replies = async (partyId: string) => (await host.call(rsvp.calls.listRsvps, { partyId })).items;

describe('a guest with an unsteady network', () => {
  it('reads the invitation and answers without it, and the answer is sent once when it is back (rule: reply-sent-later)', async () => {
    const party = await makeParty(host);
    const { link } = await invitedGuest(host, party, 'Ida Å');
    const { page, close } = await visit(PHONE);
    await page.goto(link);
    await page.getByText('Ja, jeg kommer').click();
    await page.getByRole('button', { name: 'Send mit svar' }).waitFor();
    await page.context().setOffline(true);
    await page.getByLabel(/En hilsen til værten/).fill('Fra toget');
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    await page.getByText('Dit svar sendes, når du er på nettet igen.').waitFor();
    await page.getByRole('heading', { level: 1, name: party.title }).waitFor();
    expect(await lookAt(page, '46-answered-offline')).toEqual([]);
    expect(await replies(party.sid)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Du kommer' }).waitFor();
    expect(await replies(party.sid)).toMatchObject([{ isComming: true, comment: 'Fra toget' }]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await close();
  });

  it('finds an answer sent when the page is opened again, after it was closed without a network', async () => {
    const party = await makeParty(host);
    const { link } = await invitedGuest(host, party, 'Ida Å');
    const { page, close } = await visit(PHONE);
    await page.goto(link);
    await page.getByText('Nej, jeg kan ikke').click();
    const send = page.getByRole('button', { name: 'Send mit svar' });
    await send.waitFor();
    const context = page.context();
    await context.setOffline(true);
    await send.click();
    await page.getByText('Dit svar sendes, når du er på nettet igen.').waitFor();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto(link);
    await later.getByRole('heading', { name: 'Du kan ikke komme' }).waitFor();
    expect(await replies(party.sid)).toMatchObject([{ isComming: false }]);
    await close();
  });
});

const copies = (page: Page) => page.evaluate(() => caches.keys());
/** Waits until the page has left a copy of itself in the browser, with these words in it. */
const untilKept = (page: Page, words = '') =>
  waitFor(
    () =>
      page.evaluate(async (wanted) => {
        const worker = await navigator.serviceWorker.getRegistration();
        const name = `invitation ${location.pathname}${location.search}`;
        if (!worker?.active || !(await caches.has(name))) return false;
        const kept = await caches.open(name);
        const text = await (await kept.match(location.href))?.text();
        return (text ?? '').includes(wanted) && (await kept.keys()).length > 4;
      }, words),
    'the copy',
  );

describe('a guest who opens an invitation again without a network (rule: opened-page-stays)', () => {
  it('reads it, answers it, and the answer is sent once when the network is back', async () => {
    const party = await makeParty(host);
    const [{ link }, another] = [await invitedGuest(host, party, 'Ida Å'), await invitedGuest(host, party, 'Bo Ø')];
    const { page, complaints, close } = await visit(PHONE, 'da-DK', { serviceWorkers: 'allow' });
    await page.goto(link);
    await untilKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('Du er uden net.', { exact: false }).waitFor();
    await page.getByRole('heading', { level: 1, name: party.title }).waitFor();
    expect(await lookAt(page, '46-opened-offline')).toEqual([]);
    await page.getByText('Ja, jeg kommer').click();
    await page.getByLabel(/En hilsen til værten/).fill('Fra skoven');
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    const waits = page.getByText('Dit svar sendes, når du er på nettet igen.');
    await waits.waitFor();
    // Neither another guest's page nor the party's own is in this browser.
    for (const address of [another.link, `${link}x`, link.replace(/\?.*/, '')]) {
      const tab = await page.context().newPage();
      await expect(tab.goto(address)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
      await tab.close();
    }
    await page.reload();
    await waits.waitFor();
    expect(await replies(party.sid)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Du kommer' }).waitFor();
    expect(await replies(party.sid)).toMatchObject([{ isComming: true, comment: 'Fra skoven' }]);
    // The copy follows the answer.
    await untilKept(page, 'Fra skoven');
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Du kommer' }).waitFor();
    await page.context().setOffline(false);
    // What is asked for without a network fails.
    expect(complaints.filter((text) => !/^Failed to (?:load resource|fetch)/.test(text))).toEqual([]);
    await close();
  });

  it('comes to the invitation from the wishes, which need a network', async () => {
    const party = await makeParty(host);
    const { link } = await invitedGuest(host, party, 'Ida Å');
    const { page, close } = await visit(PHONE, 'da-DK', { serviceWorkers: 'allow' });
    await page.goto(link);
    await untilKept(page);
    await page.goto(link.replace('?', '/wishlist?'));
    await page.getByRole('dialog', { name: 'Ønskeliste' }).waitFor();
    const leads = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');
    await waitFor(leads, 'the worker of the wishes');
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('Du er uden net.', { exact: false }).waitFor();
    await page.getByRole('heading', { level: 1, name: party.title }).waitFor();
    expect(page.url()).toBe(link);
    await page.context().setOffline(false);
    await close();
  });

  it('finds nothing any more when the party is deleted, or when somebody has logged in here', async () => {
    const { page, close } = await visit(PHONE, 'da-DK', { serviceWorkers: 'allow' });
    const { visitor, email } = await signedUpHost(product(), { verified: false });
    const [gone, other] = [await makeParty(visitor), await makeParty(visitor)];
    const links = [await invitedGuest(visitor, gone, 'Ida Å'), await invitedGuest(visitor, other, 'Ida Å')];
    for (const { link } of links) {
      await page.goto(link);
      await untilKept(page);
    }
    expect(await copies(page)).toHaveLength(2);
    await visitor.call(parties.calls.deleteParty, { partyId: gone.sid });
    // The page can be from memory for a second (rule: page-from-memory).
    while ((await page.goto(links[0]!.link))?.status() !== 404);
    expect(await copies(page)).toHaveLength(1);
    await openAsHost(page, email, `/${other.sid}/contacts`);
    await waitFor(async () => (await copies(page)).length === 0, 'no copies');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await close();
  });
});

describe('a guest who opens the help over the invitation (rule: guest-page-taken-over)', () => {
  it('finds the thanks, and a change that was begun, as they were', async () => {
    const party = await makeParty(host);
    const { link } = await invitedGuest(host, party, 'Ida Å');
    const { page, close } = await visit(PHONE);
    await page.goto(link);
    await page.getByText('Ja, jeg kommer').click();
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    const thanks = page.getByRole('heading', { name: 'Vi ses, Ida!' });
    await thanks.waitFor();
    const help = page.getByRole('link', { name: 'Hjælp' });
    await help.click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await thanks.waitFor();
    await page.goto(link);
    await page.getByRole('button', { name: 'Ret mit svar' }).click();
    await page.getByLabel(/En hilsen til værten/).fill('Halvt skrevet');
    await help.click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByLabel(/En hilsen til værten/).inputValue()).toBe('Halvt skrevet');
    await close();
  });

  it('finds a message that was begun', async () => {
    const party = await makeParty(host);
    const { guest, link } = await invitedGuest(host, party, 'Ida Å');
    await host.call(rsvp.calls.submitRsvp, { partyId: party.id, contact: guest.sid, isComming: true });
    const { page, close } = await visit(PHONE);
    await page.goto(link);
    await page.getByRole('button', { name: 'Skriv til værten' }).click();
    const box = page.getByRole('textbox', { name: 'Skriv til værten' });
    await box.fill('Må hunden');
    await page.getByRole('link', { name: 'Hjælp' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('#paper-code').count()).toBe(1);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await box.inputValue()).toBe('Må hunden');
    await box.fill('Må hunden komme med?');
    await page.getByRole('button', { name: 'Send besked' }).click();
    await page.getByText('Må hunden komme med?').waitFor();
    await page.waitForFunction(() => Object.keys(sessionStorage).every((key) => !key.startsWith('festlig_message')));
    await close();
  });
});
