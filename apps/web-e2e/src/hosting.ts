import { contacts } from '@festlig/contracts/contacts';
import type { RequestOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { party, type Party } from '@festlig/contracts/party';
import { Inbox } from '@festlig/testing/product/inbox';
import { PASSWORD, product } from '@festlig/testing/product/product';
import type { Visitor } from '@festlig/testing/product/visitor';
import type { Page } from 'playwright-core';

const { url, inboxUrl } = product();

type NewParty = RequestOf<typeof party.calls.createParty>;

/** The full hour of now, some days ahead: a time that a journey types always differs from the current value. */
export function inDays(days: number): string {
  const date = new Date(Date.now() + days * 24 * 3600 * 1000);
  date.setUTCMinutes(0, 0, 0);
  return date.toISOString();
}

/** A party in 40 days, in Danish by default, created over the API as the start of a journey. */
export function makeParty(host: Visitor, changes: Partial<NewParty> = {}): Promise<Party> {
  return host.call(party.calls.createParty, {
    type: 'birthday',
    language: 'da',
    title: 'Åse fylder 60',
    body: '<p>Kom til lagkage i haven.</p>',
    description: '',
    date: inDays(40),
    location: { address: 'Strandvejen 12, 5700 Svendborg' },
    ...changes,
  });
}

/** Sends the invitation to everybody on the list. Returns the text of the mail to `email`. */
export async function sendInvitation(host: Visitor, partyId: string, email: string): Promise<string> {
  const { items } = await host.call(messaging.calls.listTemplates, { partyId });
  const request = { partyId, templateId: items[0]!.id, audience: 'all', idempotencyKey: `browser-${partyId}` } as const;
  await host.call(messaging.calls.send, request);
  return (await new Inbox(inboxUrl).waitForMail(email)).text;
}

/** The personal link of a guest on the list, as the mail contains it. */
export async function invitedGuest(host: Visitor, { sid }: Party, name: string, maxPeople: number | null = null) {
  const email = `guest.${crypto.randomUUID().slice(0, 8)}@browser.example`;
  const guest = await host.call(contacts.calls.addContact, { partyId: sid, name, email, maxPeople });
  return { guest, email, link: `${url}/${sid}?cid=${guest.sid}` };
}

/** Asks to whom a message goes, where only a line above its text says it. */
export const askWhom = (page: Page, name = 'Skift'): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Opens what few hosts choose, below the text: ready words, and how it is sent. */
export const askMore = (page: Page, name = 'Flere valg'): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Fills in the open log-in page. */
export async function fillLogIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Log ind' }).click();
}

/** Opens a page for hosts through the log-in page. */
export async function openAsHost(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`${url}/da/login?return=${encodeURIComponent(path)}`);
  await fillLogIn(page, email);
  await page.waitForURL(url + path);
}
