import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { party as parties } from '@festlig/contracts/party';
import { rsvp } from '@festlig/contracts/rsvp';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Visitor } from '@festlig/testing/product/visitor';
import type { Page } from 'playwright-core';
import { PHONE, visit, type Visit } from './browser';
import { invitedGuest, makeParty } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();
const DAY_MS = 24 * 3600 * 1000;

let host: Visitor;
let guest: Visit;
beforeAll(async () => {
  host = (await signedUpHost(product(), { verified: false })).visitor;
  guest = await visit(PHONE);
});
afterEach(async () => {
  await guest.page.unrouteAll();
});

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const replies = async (partyId: string) => (await host.call(rsvp.calls.listRsvps, { partyId })).items;
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const send = (page: Page) => page.getByRole('button', { name: 'Send mit svar' }).click();

/** Fills in a yes with a greeting on the open page, as a stranger who gives a name. Nothing is sent yet. */
async function fillReply(page: Page, name: string | null = 'Bo Ærø'): Promise<void> {
  await page.getByText('Ja, jeg kommer').click();
  if (name !== null) await page.getByLabel('Dit navn').fill(name);
  await page.getByLabel(/En hilsen til værten/).fill('Jeg tager kage med');
}

async function seesClosed(page: Page, title: string, text: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByText(text).waitFor();
  expect(await page.getByRole('radio').count()).toBe(0);
}

describe('a guest who comes too late or without an invitation', () => {
  it('reads that the day has passed, and sees no form', async () => {
    const { sid, date } = await makeParty(host);
    const late = await visit(PHONE);
    await late.page.clock.setFixedTime(Date.parse(date) + 2 * DAY_MS);
    await late.page.goto(`${url}/${sid}`);
    await seesClosed(late.page, 'Dagen er gået', 'Der kan ikke svares længere.');
    expect(await lookAt(late.page, '30-day-has-passed')).toEqual([]);
    expect(late.complaints).toEqual([]);
    await late.close();
  });

  it('reads which day was the last, and sees the reply they gave in time', async () => {
    const party = await makeParty(host);
    const { link, guest: known } = await invitedGuest(host, party, 'Ida Å');
    await host.call(rsvp.calls.submitRsvp, { partyId: party.sid, contact: known.sid, isComming: true });
    const suDate = dayOf(Date.now() - 2 * DAY_MS);
    await host.call(parties.calls.updateParty, { partyId: party.sid, suDate });
    await guest.page.goto(link);
    const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    const last = new Intl.DateTimeFormat('da-DK', options).format(new Date(suDate)).replace(/,? (?=\d)/, ' den ');
    await seesClosed(guest.page, 'Svarfristen er udløbet', `Fristen var ${last}.`);
    await guest.page.getByText('Du kommer', { exact: true }).waitFor();
    expect(await guest.page.getByRole('button', { name: 'Ret mit svar' }).count()).toBe(0);
  });

  it('is told that the time has run out when they send the reply, and loses nothing they typed', async () => {
    const { sid } = await makeParty(host);
    await guest.page.goto(`${url}/${sid}`);
    await fillReply(guest.page);
    await host.call(parties.calls.updateParty, { partyId: sid, suDate: dayOf(Date.now() - 2 * DAY_MS) });
    await send(guest.page);
    await alert(guest.page).getByText('Svarfristen er udløbet. Kontakt værten.').waitFor();
    expect(await guest.page.getByLabel(/En hilsen til værten/).inputValue()).toBe('Jeg tager kage med');
    expect(await replies(sid)).toEqual([]);
  });

  it.each([
    ['only invited guests reply', { rsvpRestricted: true }, 'Svar fra din egen invitation'],
    ['the host accepts no replies', { rsvpEnabled: false }, 'Du behøver ikke svare'],
  ])('reads why there is no form when %s', async (_when, rules, title) => {
    const { sid } = await makeParty(host);
    await host.call(parties.calls.updateSettings, { partyId: sid, ...rules });
    await guest.page.goto(`${url}/${sid}`);
    await seesClosed(guest.page, title, /Brug linket i den mail|Mød bare op/);
  });
});

describe('a number of people above the limit', () => {
  it('is refused at the field, also when the host lowers the limit while the guest writes', async () => {
    const party = await makeParty(host);
    const { link, guest: known } = await invitedGuest(host, party, 'Familien Juul', 4);
    const { page } = guest;
    await page.goto(link);
    await fillReply(page, null);
    const people = page.getByLabel('Hvor mange kommer I?');
    await people.fill('5');
    await send(page);
    await page.getByText('Invitationen gælder for højst 4.').waitFor();
    await people.fill('4');
    const { name, email } = known;
    await host.call(contacts.calls.updateContact, {
      partyId: party.sid,
      contactId: known.id,
      name,
      email,
      maxPeople: 2,
    });
    await send(page);
    await page.getByText('Invitationen gælder for højst 2.').waitFor();
    expect(await people.getAttribute('aria-invalid')).toBe('true');
    expect(await replies(party.sid)).toEqual([]);
    await people.fill('2');
    await send(page);
    await page.getByText('Dit svar er sendt.').waitFor();
    expect(await replies(party.sid)).toMatchObject([{ name: 'Familien Juul', numberOfPeople: 2 }]);
  });
});

describe('a reply with a filled honeypot field', () => {
  it('is thanked like any other, and is not counted', async () => {
    const { sid } = await makeParty(host);
    await guest.page.goto(`${url}/${sid}`);
    await fillReply(guest.page, 'Robot');
    await guest.page.locator('input[name="zip"]').fill('5700', { force: true });
    await send(guest.page);
    await guest.page.getByText('Dit svar er sendt.').waitFor();
    expect(await replies(sid)).toEqual([]);
  });
});
