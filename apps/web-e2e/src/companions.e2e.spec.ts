import { expect, it } from '@jest/globals';
import { rsvp } from '@festlig/contracts/rsvp';
import { Inbox } from '@festlig/testing/product/inbox';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { invitedGuest, makeParty, openAsHost } from './hosting';
import { beyondTheEdge } from './keyboard';
import { lookAt } from './looked-at';
import { refuseStorage, withoutCookies } from './without-cookies';

const { url, inboxUrl } = product();
const inbox = new Inbox(inboxUrl);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const guest = (page: Page, number: number) => page.getByLabel(`Gæst ${number}`, { exact: true });

it('a guest names those who come along on a phone, the host reads and changes it, and the guest comes with one less (rule: reply-companions)', async () => {
  const { visitor: host, email: hostEmail } = await signedUpHost(product());
  const party = await makeParty(host);
  const { email, link } = await invitedGuest(host, party, 'Bo Ærø', 4);
  const replies = async () => (await host.call(rsvp.calls.listRsvps, { partyId: party.sid })).items;
  const phone = await visit(PHONE);
  await phone.page.goto(link);
  await phone.page.getByText('Ja, jeg kommer').click();
  // The invitation is for four.
  await guest(phone.page, 4).waitFor();
  await press(phone.page, 'En færre');
  await guest(phone.page, 4).waitFor({ state: 'detached' });
  await guest(phone.page, 2).fill('Ida Holm');
  await guest(phone.page, 3).fill('Per');
  expect(await beyondTheEdge(phone.page)).toBe(0);
  const found = await lookAt(phone.page, '59-guest-companions');
  await phone.page.reload();
  await guest(phone.page, 3).waitFor();
  expect(await guest(phone.page, 2).inputValue()).toBe('Ida Holm');
  await press(phone.page, 'Send mit svar');
  await phone.page.getByText('Dit svar · Bo Ærø, Ida Holm, Per').waitFor();
  expect(await replies()).toMatchObject([{ numberOfPeople: 3, companions: ['Ida Holm', 'Per'] }]);
  expect((await inbox.waitForMail(email)).text).toContain('Med: Ida Holm, Per');
  expect((await inbox.waitForMail(hostEmail, ({ text }) => text.includes('Bo Ærø kommer'))).text).toContain(
    'kommer, 3 personer (sammen med Ida Holm, Per)',
  );

  const desk = await visit(DESK);
  await openAsHost(desk.page, hostEmail, `/${party.sid}/rsvps`);
  await desk.page.getByRole('cell', { name: '3 Ida Holm, Per' }).waitFor();
  found.push(...(await lookAt(desk.page, '59-companions-listed')));
  await desk.page.getByRole('link', { name: 'Bo Ærø' }).click();
  await desk.page.getByText('Sammen med Ida Holm, Per').waitFor();
  await press(desk.page, 'Ret svaret');
  const names = desk.page.getByLabel('Navn på dem, der kommer med (valgfri)');
  expect(await names.inputValue()).toBe('Ida Holm\nPer');
  await names.fill('Ida Holm\nPer Ø\nEva');
  await press(desk.page, 'Gem svaret');
  await desk.page.getByText('Skriv højst ét navn for hver, der kommer med, og højst 50 i alt.').waitFor();
  await names.fill('Ida Holm\nPer Ø');
  found.push(...(await lookAt(desk.page, '59-companions-changed')));
  await press(desk.page, 'Gem svaret');
  await desk.page.getByText('Sammen med Ida Holm, Per Ø').waitFor();

  await phone.page.reload();
  await phone.page.getByText('Dit svar · Bo Ærø, Ida Holm, Per Ø').waitFor();
  await press(phone.page, 'Ret mit svar');
  await guest(phone.page, 3).waitFor();
  await press(phone.page, 'En færre');
  await press(phone.page, 'Gem mit nye svar');
  await phone.page.getByText('Dit svar · Bo Ærø, Ida Holm', { exact: true }).waitFor();
  expect(await replies()).toMatchObject([{ numberOfPeople: 2, companions: ['Ida Holm'] }]);
  expect(found).toEqual([]);
  expect([...phone.complaints, ...desk.complaints]).toEqual([]);
  await phone.close();
  await desk.close();
}, 120_000);

it('a guest whose browser keeps no cookies names those who come along all the same (rule: form-without-scripts)', async () => {
  const { visitor: host } = await signedUpHost(product(), { verified: false });
  const party = await makeParty(host);
  const { page, close } = await visit(PHONE);
  const between = await withoutCookies(url);
  await refuseStorage(page);
  await page.goto(`${between.url}/${party.sid}`);
  await page.getByText('Ja, jeg kommer').click();
  await page.getByLabel('Dit navn').fill('Bo Ærø');
  await page.getByLabel('Hvor mange kommer I?').fill('3');
  await guest(page, 2).fill('Ida');
  await guest(page, 3).fill('Per');
  await press(page, 'Send mit svar');
  await page.waitForURL(/\?rid=\w{12}#sent$/);
  await page.getByText('Dit svar · Bo Ærø, Ida, Per').waitFor();
  between.close();
  await close();
});

it('a guest sends the reply where the part with the names cannot be loaded (rule: reply-companions)', async () => {
  const { visitor: host } = await signedUpHost(product(), { verified: false });
  const party = await makeParty(host);
  const { page, close } = await visit(PHONE);
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const isPart = (await response.text()).includes('reply-companions');
    await (isPart ? route.abort() : route.fulfill({ response }));
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.goto(`${url}/${party.sid}`);
  await page.getByText('Ja, jeg kommer').click();
  await page.getByLabel('Dit navn').fill('Bo Ærø');
  await page.getByLabel('Hvor mange kommer I?').fill('3');
  await failed;
  expect(await guest(page, 2).count()).toBe(0);
  await press(page, 'Send mit svar');
  await page.getByRole('heading', { name: 'Vi ses, Bo!' }).waitFor();
  const { items } = await host.call(rsvp.calls.listRsvps, { partyId: party.sid });
  expect(items).toMatchObject([{ numberOfPeople: 3, companions: [] }]);
  // The page may just be asking for it again.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await close();
});
