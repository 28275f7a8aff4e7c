import { beforeAll, describe, expect, it } from '@jest/globals';
import { party as parties } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Visitor } from '@festlig/testing/product/visitor';
import type { Page } from 'playwright-core';
import { PHONE, untilInView, visit } from './browser';
import { invitedGuest, makeParty } from './hosting';
import { refuseStorage, withoutCookies } from './without-cookies';

const { url } = product();
const SCRIPTS = '**/assets/*.js';
const FIELDS = [
  { id: 'song', name: 'En sang?', type: 'text', required: false, hidden: false, onlyComing: true },
  { id: 'bus', name: 'Jeg kører med bussen', type: 'choice', required: false, hidden: false, onlyComing: true },
] as const;
const SENT = { name: 'Bo Ærø', numberOfPeople: 3, comment: 'Vi glæder os', email: 'bo@post.example' };

let host: Visitor;
beforeAll(async () => {
  host = (await signedUpHost(product(), { verified: false })).visitor;
});
const replies = async (partyId: string) => (await host.call(rsvp.calls.listRsvps, { partyId })).items;

async function partyWithQuestions() {
  const made = await makeParty(host);
  return host.call(parties.calls.updateSettings, { partyId: made.sid, rsvpFields: [...FIELDS] });
}

/** Fills in every field of the form for somebody without a link of their own. */
async function fillAll(page: Page): Promise<void> {
  await page.getByText('Ja, jeg kommer').click();
  await page.getByLabel('Dit navn').fill(SENT.name);
  await page.getByLabel('Hvor mange kommer I?').fill(String(SENT.numberOfPeople));
  await page.getByLabel(/^En sang/).fill('Midt om natten');
  await page.getByLabel(/^Jeg kører/).check();
  await page.getByLabel(/En hilsen til værten/).fill(SENT.comment);
  await page.getByLabel(/Din e-mail/).fill(SENT.email);
}

/** Holds the scripts of the page back until it is told to let them come. */
async function heldBack(page: Page): Promise<() => void> {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((now) => (come = now));
  await page.route(SCRIPTS, async (route) => {
    await coming;
    await route.continue();
  });
  return come;
}

/** The scripts have taken over the form: React keeps its own notes on each element. */
const untilAlive = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector('form');
    return form !== null && Object.keys(form).some((name) => name.startsWith('__reactProps'));
  });

/** What was typed before the scripts came is taken over: the page keeps it. */
const untilKept = (page: Page) => page.waitForFunction(() => sessionStorage.length > 0);

describe('a guest whose scripts come late (rule: typed-work-survives)', () => {
  it('finds everything that was typed before, and sends it by script', async () => {
    const party = await partyWithQuestions();
    const { page, complaints, close } = await visit(PHONE);
    const letCome = await heldBack(page);
    await page.goto(`${url}/${party.sid}`, { waitUntil: 'commit' });
    await fillAll(page);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/rsvps'));
    letCome();
    await untilKept(page);
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    await page.getByRole('heading', { name: 'Vi ses, Bo!' }).waitFor();
    expect((await sent).resourceType()).toBe('fetch');
    expect(await replies(party.sid)).toMatchObject([{ ...SENT, fields: { song: 'Midt om natten', bus: true } }]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(['at once', 'after the help was open'])('sends a message that was begun before, %s', async (when) => {
    const party = await makeParty(host);
    const { guest, link } = await invitedGuest(host, party, 'Ida Å');
    await host.call(rsvp.calls.submitRsvp, { partyId: party.id, contact: guest.sid, isComming: true });
    const { page, close } = await visit(PHONE);
    const letCome = await heldBack(page);
    await page.goto(link, { waitUntil: 'commit' });
    await page.getByText('Skriv til værten').first().click();
    const box = page.getByRole('textbox', { name: 'Skriv til værten' });
    await box.fill('Må hunden komme med?');
    letCome();
    await untilAlive(page);
    if (when !== 'at once') {
      await page.getByRole('link', { name: 'Hjælp' }).click();
      await page.getByRole('dialog').waitFor();
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await box.inputValue()).toBe('Må hunden komme med?');
    }
    await page.getByRole('button', { name: 'Send besked' }).click();
    await page.locator('#thread, [role="log"]').getByText('Må hunden komme med?').waitFor();
    const [reply] = await replies(party.sid);
    expect(reply?.messages.map(({ message }) => message)).toEqual(['Må hunden komme med?']);
    // It is not begun any more.
    await page.waitForFunction(() => Object.keys(sessionStorage).every((key) => !key.startsWith('festlig_message')));
    await close();
  });
});

describe('a guest who gets the scripts in part (rule: form-without-scripts)', () => {
  it('sends the form as a form', async () => {
    const party = await partyWithQuestions();
    const { page, close } = await visit(PHONE);
    // The texts of the page do not come; the page asks for them again and again.
    await page.route(SCRIPTS, async (route) => {
      const response = await route.fetch();
      const isTexts = (await response.text()).includes('Svarfristen er udløbet');
      await (isTexts ? route.abort() : route.fulfill({ response }));
    });
    await page.goto(`${url}/${party.sid}`);
    await fillAll(page);
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    await page.getByText('Vi ses, Bo!').waitFor();
    expect(new URL(page.url()).hash).toBe('#sent');
    expect(await replies(party.sid)).toMatchObject([{ ...SENT, fields: { song: 'Midt om natten', bus: true } }]);
    // The page may just be asking for its texts again.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await close();
  });
});

describe('a guest whose browser keeps no cookies (rule: form-without-scripts)', () => {
  it('answers and writes to the host all the same', async () => {
    const party = await partyWithQuestions();
    const { page, close } = await visit(PHONE);
    const between = await withoutCookies(url);
    await refuseStorage(page);
    await page.goto(`${between.url}/${party.sid}`);
    await untilAlive(page);
    await fillAll(page);
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    await page.waitForURL(/\?rid=\w{12}#sent$/);
    await page.getByRole('heading', { name: 'I er 3, der kommer' }).waitFor();
    expect(await page.context().cookies()).toEqual([]);
    expect(await replies(party.sid)).toMatchObject([{ ...SENT, fields: { song: 'Midt om natten', bus: true } }]);
    await page.getByRole('button', { name: 'Skriv til værten' }).click();
    await page.getByRole('textbox', { name: 'Skriv til værten' }).fill('Må hunden komme med?');
    await page.getByRole('button', { name: 'Send besked' }).click();
    await page.waitForURL(/#thread$/);
    await page.getByText('Må hunden komme med?').waitFor();
    const [reply] = await replies(party.sid);
    expect(reply?.messages.map(({ message }) => message)).toEqual(['Må hunden komme med?']);
    between.close();
    await close();
  });
});

describe('the answers of a mail (rules: mail-answers, reply-send-in-sight)', () => {
  it.each([true, false])('open the form with Send on the screen; scripts run: %s', async (javaScriptEnabled) => {
    const party = await partyWithQuestions();
    for (const answer of ['yes', 'no']) {
      const { link } = await invitedGuest(host, party, 'Ida Å', 4);
      const { page, close } = await visit(PHONE, 'da-DK', { javaScriptEnabled });
      await page.goto(`${link}&answer=${answer}#reply`);
      const send = page.getByRole('button', { name: 'Send mit svar' });
      await untilInView(send);
      await send.click();
      await page.getByText(answer === 'yes' ? 'Vi ses, Ida!' : 'Tak, fordi du gav besked').waitFor();
      await close();
    }
    expect((await replies(party.sid)).map(({ isComming }) => isComming).sort()).toEqual([false, true]);
  });
});
