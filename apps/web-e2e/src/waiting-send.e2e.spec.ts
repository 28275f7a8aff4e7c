import { afterEach, describe, expect, it } from '@jest/globals';
import { identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { Inbox } from '@festlig/testing/product/inbox';
import { PASSWORD, product, signedUpHost } from '@festlig/testing/product/product';
import { DESK, PHONE, visit, type Visit } from './browser';
import { invitedGuest, makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url, inboxUrl } = product();
const inbox = new Inbox(inboxUrl);

const visits: Visit[] = [];
const visitor = async (size: typeof DESK) => {
  const opened = await visit(size);
  visits.push(opened);
  return opened;
};
afterEach(async () => {
  for (const each of visits.splice(0)) await each.close();
});

/** A host without a confirmed address presses Send for one guest, and sees that it waits. */
async function waiting(size: typeof DESK) {
  const { visitor: host, email } = await signedUpHost(product(), { verified: false });
  const party = await makeParty(host);
  const { email: guest } = await invitedGuest(host, party, 'Anne');
  const { page, complaints } = await visitor(size);
  await openAsHost(page, email, `/${party.sid}/invitations`);
  await page.getByText('Sendes, så snart du har bekræftet din e-mail.').waitFor();
  const found = await lookAt(page, `waiting-send-1-${size.width}`);
  await page.getByRole('button', { name: 'Send til 1 gæst' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send, når bekræftet' }).click();
  await page.getByRole('heading', { name: /er klar til at blive sendt$/ }).waitFor();
  await page.getByText(`Sendes af sig selv, når du trykker på linket i mailen til ${email}.`).waitFor();
  found.push(...(await lookAt(page, `waiting-send-2-${size.width}`)));
  return { host, email, party, guest, page, complaints, found };
}

describe('a send of a host who has not confirmed the address (rule: send-waits-for-verification)', () => {
  it('goes out by itself when the address is confirmed in another browser, and the first page says so', async () => {
    const { email, guest, page, complaints, found } = await waiting(DESK);
    // It waits also for whoever opens the page anew.
    await page.reload();
    await page.getByRole('heading', { name: /er klar til at blive sendt$/ }).waitFor();
    expect(await inbox.sentTo(guest)).toEqual([]);
    const phone = await visitor(PHONE);
    await phone.page.goto(`${url}/da/verify-email?token=${await inbox.verificationToken(email)}`);
    await phone.page.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD);
    await phone.page.getByRole('button', { name: 'Bekræft og log ind' }).click();
    await phone.page.getByText(/Har du allerede trykket Send, er det på vej/).waitFor();
    found.push(...(await lookAt(phone.page, 'waiting-send-3-phone')));
    expect((await inbox.waitForMail(guest)).text).toContain('Anne');
    await page.getByText('Mailen er sendt til 1 gæst.').waitFor();
    found.push(...(await lookAt(page, 'waiting-send-4')));
    expect([...complaints, ...phone.complaints]).toEqual([]);
    expect(found).toEqual([]);
  }, 120_000);

  it('is cancelled on a phone, and nothing goes out when the address is confirmed afterwards', async () => {
    const { host, email, party, guest, page, complaints, found } = await waiting(PHONE);
    await page.getByRole('button', { name: 'Send alligevel ikke' }).click();
    await page.getByText('Intet er sendt.').waitFor();
    found.push(...(await lookAt(page, 'waiting-send-5-cancelled')));
    await host.call(identity.calls.confirmEmail, { token: await inbox.verificationToken(email) });
    // What is sent after the confirmation goes out, and is all that the guest gets.
    await page.getByRole('button', { name: 'Luk', exact: true }).click();
    await page.getByText('Sendes, så snart du har bekræftet din e-mail.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Send til 1 gæst' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send nu' }).click();
    await page.getByText('Mailen er sendt til 1 gæst.').waitFor();
    expect(await inbox.sentTo(guest)).toHaveLength(1);
    const sends = await host.call(messaging.calls.listSends, { partyId: party.sid });
    expect(sends.items.map(({ status }) => status)).toEqual(['finished', 'cancelled']);
    expect(complaints).toEqual([]);
    expect(found).toEqual([]);
  }, 120_000);
});
