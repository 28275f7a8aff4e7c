import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { party as parties, type RsvpField } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { Inbox } from '@festlig/testing/product/inbox';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Page } from 'playwright-core';
import { DESK, layoutShift, PHONE, visit } from './browser';
import { invitedGuest, makeParty, openAsHost, sendInvitation } from './hosting';
import { beyondTheEdge, hasFocus, tabTo } from './keyboard';
import { lookAt } from './looked-at';

const { url, inboxUrl } = product();
const inbox = new Inbox(inboxUrl);
/** A part of the screen so small that nobody sees it move: a letter by less than a pixel. */
const NOT_SEEN = 0.001;
const SMALL_PHONE = { width: 320, height: 640 };
const field = (id: string, name: string, type: 'text' | 'choice', more: Partial<RsvpField> = {}): RsvpField => ({
  id,
  name,
  type,
  required: false,
  hidden: false,
  onlyComing: false,
  ...more,
});
const FIELDS = [
  field('mad', 'Er der noget, du ikke spiser?', 'text', { required: true, onlyComing: true }),
  field('bus', 'Vi kører med bussen hjem', 'choice', { required: true, onlyComing: true }),
  field('gammel', 'Et spørgsmål fra i fjor', 'text', { required: true, hidden: true }),
];
/** A little more than the interval at which the host's page reloads. */
const NEXT_LOOK = { timeout: 30_000 };

async function partyWithQuestions() {
  const { visitor: host, email: hostEmail } = await signedUpHost(product());
  const { id } = await makeParty(host);
  const party = await host.call(parties.calls.updateSettings, { partyId: id, rsvpFields: FIELDS });
  return { host, hostEmail, party };
}
/**
 * In the browser: whether the router has added the history entry with which Back closes a dialog; `usr` holds its
 * state.
 */
const dialogHasEntry = () => (history.state as { usr?: { dialog?: boolean } | null }).usr?.dialog === true;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const message = (page: Page, to: string) => page.getByRole('textbox', { name: `Skriv til ${to}` });

async function download(page: Page, link: string): Promise<string> {
  const started = page.waitForEvent('download');
  await button(page, 'Hent').click();
  await page.getByRole('menuitem', { name: link, exact: true }).click();
  return readFileSync(await (await started).path(), 'utf8');
}

describe('the host’s own questions', () => {
  it('are answered on a small phone with the keyboard alone, and changed', async () => {
    const { host, party } = await partyWithQuestions();
    const { link } = await invitedGuest(host, party, 'Bo Ærø', 1);
    const { page, complaints, close } = await visit(SMALL_PHONE);
    await page.goto(link);
    await page.getByText('Kære Bo').waitFor();
    await tabTo(page, page.getByRole('radio', { name: /Ja/ }));
    await page.keyboard.press('Space');
    expect(await page.getByText('Et spørgsmål fra i fjor').count()).toBe(0);
    await tabTo(page, button(page, 'Send mit svar'));
    await page.keyboard.press('Enter');
    const [food, bus] = [page.getByLabel(/Er der noget, du ikke spiser/), page.getByLabel(/Vi kører med bussen hjem/)];
    await page.getByText('Skal udfyldes.').waitFor();
    expect(await hasFocus(food)).toBe(true);
    expect(await beyondTheEdge(page)).toBe(0);
    const found = await lookAt(page, '50-guest-questions');
    await page.keyboard.type('Nødder');
    await tabTo(page, bus);
    await page.keyboard.press('Space');
    await tabTo(page, button(page, 'Send mit svar'));
    await page.keyboard.press('Enter');
    await page.getByText('Er der noget, du ikke spiser? Nødder').waitFor();
    expect(await beyondTheEdge(page)).toBe(0);
    found.push(...(await lookAt(page, '51-guest-answered')));

    await tabTo(page, button(page, 'Ret mit svar'));
    await page.keyboard.press('Enter');
    await tabTo(page, food);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Fisk');
    await tabTo(page, button(page, 'Gem mit nye svar'));
    await page.keyboard.press('Enter');
    await page.getByText('Er der noget, du ikke spiser? Fisk').waitFor();
    const { items } = await host.call(rsvp.calls.listRsvps, { partyId: party.id });
    expect(items).toMatchObject([{ name: 'Bo Ærø', fields: { mad: 'Fisk', bus: true } }]);
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a host and a guest', () => {
  it('write to each other by mail and on the page, until the host deletes the reply', async () => {
    const { host, hostEmail, party } = await partyWithQuestions();
    const { email, link, guest: contact } = await invitedGuest(host, party, 'Bo Ærø');
    const fields = { mad: 'Nødder', bus: true };
    const answer = { partyId: party.id, contact: contact.sid, isComming: true, numberOfPeople: 2, fields };
    await host.call(rsvp.calls.submitRsvp, { ...answer, comment: 'Vi glæder os' });

    const desk = await visit(DESK);
    await openAsHost(desk.page, hostEmail, `/${party.sid}/rsvps`);
    await desk.page.getByText('Er der noget, du ikke spiser? Nødder').waitFor();
    await desk.page.getByRole('table', { name: 'Flueben i dine egne spørgsmål' }).waitFor();
    const found = await lookAt(desk.page, '52-replies');
    await desk.page.getByText(email).waitFor();
    await desk.page.getByRole('link', { name: 'Bo Ærø' }).click();
    await desk.page.getByText('Bo Ærø får beskeden på mail og kan svare dig her.').waitFor();
    await message(desk.page, 'Bo Ærø').fill('Kan I tage kage med?');
    await button(desk.page, 'Send besked').dblclick();
    await desk.page.getByRole('log').getByText('Kan I tage kage med?').waitFor();

    const mail = await inbox.waitForMail(email, ({ text }) => text.includes('Kan I tage kage med?'));
    expect(mail.text).toContain(link);
    const phone = await visit(PHONE);
    await phone.page.goto(link);
    await phone.page.getByRole('log').getByText('Kan I tage kage med?').waitFor();
    await message(phone.page, 'værten').fill('Ja, med flødeskum');
    await button(phone.page, 'Send besked').click();
    await phone.page.getByRole('log').getByText('Ja, med flødeskum').waitFor();
    found.push(...(await lookAt(phone.page, '53-guest-thread')));
    const notice = await inbox.waitForMail(hostEmail, ({ text }) => text.includes('Ja, med flødeskum'));
    const [reply] = (await host.call(rsvp.calls.listRsvps, { partyId: party.id })).items;
    expect(notice.text).toContain(`/rsvps?id=${reply?.id}`);
    await desk.page.getByRole('log').getByText('Ja, med flødeskum').waitFor(NEXT_LOOK);
    expect(await desk.page.getByRole('log').getByText('Kan I tage kage med?').count()).toBe(1);
    found.push(...(await lookAt(desk.page, '54-reply-thread')));

    await button(desk.page, 'Slet svaret').click();
    await desk.page.getByRole('dialog').getByText('Gæsten får ikke besked').waitFor();
    found.push(...(await lookAt(desk.page, '55-reply-delete')));
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Slet svaret' }).click();
    await desk.page.getByText('Svaret fra Bo Ærø er slettet').waitFor();
    expect(await hasFocus(desk.page.getByRole('heading', { level: 1 }))).toBe(true);
    await phone.page.reload();
    await phone.page.getByText('Ja, jeg kommer').waitFor();
    expect(found).toEqual([]);
    expect(desk.complaints).toEqual([]);
    await phone.close();
    await desk.close();
  }, 120_000);

  it('speak on the phone, after which the host enters the reply and finds it in the numbers and the files', async () => {
    const { host, hostEmail, party } = await partyWithQuestions();
    const { email } = await invitedGuest(host, party, 'Grethe Å');
    await sendInvitation(host, party.id, email);
    const { page, complaints, close } = await visit(PHONE);
    await openAsHost(page, hostEmail, `/${party.sid}/rsvps`);
    await page.getByRole('tab', { name: 'Mangler at svare (1)' }).click();
    const found = await lookAt(page, '56-missing');
    await button(page, 'Skriv svar ind for Grethe Å').click();
    await page.getByLabel('Kommer', { exact: true }).check();
    await page.getByLabel('Antal personer').fill('3');
    await page.getByLabel('Er der noget, du ikke spiser?').fill('=Skaldyr');
    found.push(...(await lookAt(page, '57-enter-reply')));
    await button(page, 'Gem svaret').dblclick();
    await page.getByText('Svaret fra Grethe Å er skrevet ind').waitFor();
    await page.getByText('Grethe Å', { exact: true }).waitFor({ state: 'detached' });

    // Back closes the dialog over the page, and asks first when something was typed in it.
    await button(page, 'Tilføj et svar').click();
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(dialogHasEntry);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await button(page, 'Tilføj et svar').click();
    await page.getByLabel('Navn', { exact: true }).fill('Onkel Per');
    await page.waitForFunction(dialogHasEntry);
    await page.goBack();
    found.push(...(await lookAt(page, '58-discard')));
    await button(page, 'Skriv videre').click();
    await page.getByLabel('Kommer ikke').check();
    await button(page, 'Gem svaret').click();
    await page.getByRole('tab', { name: 'Svar (2)' }).click();
    await page.getByRole('link', { name: 'Onkel Per' }).waitFor();
    await page.goto(new URL('?q=grethe', page.url()).href);
    await page.getByText('1 svar passer til din søgning').waitFor();
    expect(await page.getByRole('link', { name: 'Onkel Per' }).count()).toBe(0);
    found.push(...(await lookAt(page, '58-replies-entered')));
    await page.getByLabel('Søg efter navn eller hilsen').fill('ingen');
    await page.getByText('Ingen svar passer').waitFor();
    found.push(...(await lookAt(page, '58-replies-none')));

    const [all, attending, rejected] = [
      await download(page, 'Alle svar'),
      await download(page, 'Dem, der kommer'),
      await download(page, 'Dem, der ikke kommer'),
    ];
    expect(all.split('\r\n')[0]).toContain('"Er der noget, du ikke spiser?";"Vi kører med bussen hjem"');
    expect(all).toMatch(/"Grethe Å";"Ja";"3";.*;"'=Skaldyr";/);
    expect(all).toContain('"Onkel Per";"Nej";"0";');
    expect(attending).toContain('Grethe Å');
    expect(attending).not.toContain('Onkel Per');
    expect(rejected).toContain('Onkel Per');
    expect(rejected).not.toContain('Grethe Å');
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);
});

describe('the page of replies, and the guest list without guests', () => {
  it.each([
    ['a phone', PHONE],
    ['a desk', DESK],
  ])('do not shift while they load, on %s', async (_where, size) => {
    const { host, hostEmail, party } = await partyWithQuestions();
    const empty = await makeParty(host);
    const reply = { partyId: party.id, isComming: true, fields: { mad: 'Nødder', bus: true } };
    for (const name of ['Anne', 'Bo', 'Dorte', 'Eva', 'Carl'])
      await host.call(rsvp.calls.submitRsvp, { ...reply, name });
    const { page, complaints, close } = await visit(size);
    await openAsHost(page, hostEmail, '/da/parties');
    await page.goto(`${url}/${party.sid}/rsvps`);
    await page.getByRole('table', { name: 'Fordeling af svar' }).waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Carl' }).waitFor();
    expect(await layoutShift(page)).toBeLessThan(NOT_SEEN);
    await page.goto(`${url}/${empty.sid}/contacts`);
    await page.getByRole('heading', { name: 'Hvem skal med?' }).waitFor();
    expect(await layoutShift(page)).toBeLessThan(NOT_SEEN);
    expect(complaints).toEqual([]);
    await close();
  });
});

/** In the browser: whether the page is at its top and the link with this text in sight, with nothing over it. */
const isInSight = (text: string) => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text);
  const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return scrollY === 0 && link !== undefined && there !== null && link.contains(there);
};

describe('the page of replies of a party without questions', () => {
  it('has the first reply on the first screen of a phone', async () => {
    const { visitor: host, email } = await signedUpHost(product());
    const party = await makeParty(host);
    for (const name of ['Anne', 'Bo']) {
      await host.call(rsvp.calls.submitRsvp, { partyId: party.id, isComming: true, fields: {}, name });
    }
    const { page, complaints, close } = await visit(PHONE);
    await openAsHost(page, email, `/${party.sid}/rsvps`);
    await page.getByRole('link', { name: 'Bo', exact: true }).waitFor();
    await page.waitForFunction(isInSight, 'Bo');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the account page of a host', () => {
  it('turns the notices off, and switches to another language', async () => {
    const { hostEmail } = await partyWithQuestions();
    const { page, complaints, close } = await visit(PHONE);
    await openAsHost(page, hostEmail, '/da/account');
    await page.getByLabel('Nye svar').uncheck();
    const found = await lookAt(page, '59-account');
    await page.getByRole('radio', { name: 'English' }).check();
    await button(page, 'Gem').click();
    await page.waitForURL(`${url}/en/account`);
    await page.getByLabel('New replies').waitFor();
    expect(await page.getByLabel('New replies').isChecked()).toBe(false);
    expect(await page.getByLabel('Messages from guests').isChecked()).toBe(true);
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
