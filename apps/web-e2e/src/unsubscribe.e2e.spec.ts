import { describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { Visitor } from '@festlig/testing/product/visitor';
import { PHONE, visit } from './browser';
import { invitedGuest, makeParty, sendInvitation } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();

/** A guest who has received the invitation, and the links at the end of the mail. */
async function mailedGuest() {
  const { visitor: host } = await signedUpHost(product());
  const party = await makeParty(host);
  const { email } = await invitedGuest(host, party, 'Lærke Å');
  const text = await sendInvitation(host, party.sid, email);
  const [link = '', hash = '', signature = ''] = /https?:\/\/\S+\/unsubscribe\/([\w-]+)\/([\w-]+)/.exec(text) ?? [];
  const visitor = await Visitor.open(url);
  const subscribed = async () => (await visitor.call(contacts.calls.getSubscription, { hash, signature })).subscribed;
  return { link, subscribed };
}

describe('the unsubscribe link in a mail', () => {
  it('changes nothing when opened, unsubscribes by its button, and can be undone there', async () => {
    const { link, subscribed } = await mailedGuest();
    const guest = await visit(PHONE);
    const { page } = guest;
    await page.goto(link);
    const stop = page.getByRole('button', { name: 'Frameld mig' });
    const startAgain = page.getByRole('button', { name: 'Modtag invitationer igen' });
    await stop.waitFor();
    await page.reload();
    await stop.waitFor();
    expect(await subscribed()).toBe(true);
    const found = await lookAt(page, '50-unsubscribe');

    await stop.click();
    await page.getByRole('heading', { name: 'Du er frameldt' }).waitFor();
    expect(await subscribed()).toBe(false);
    found.push(...(await lookAt(page, '51-unsubscribed')));
    await page.reload();
    await startAgain.waitFor();
    expect(await subscribed()).toBe(false);

    await startAgain.click();
    await page.getByRole('heading', { name: 'Du får invitationer igen' }).waitFor();
    await stop.waitFor();
    expect(await subscribed()).toBe(true);
    expect(found).toEqual([]);
    expect(guest.complaints).toEqual([]);

    await page.route('**/api/unsubscribe/**', (route) => route.fulfill({ status: 503, body: '' }));
    await stop.click();
    await page.getByRole('alert').getByText('Vi kan ikke svare lige nu. Prøv igen om lidt.').waitFor();
    expect(await subscribed()).toBe(true);
    await page.unroute('**/api/unsubscribe/**');
    await stop.click();
    await page.getByRole('heading', { name: 'Du er frameldt' }).waitFor();
    await guest.close();
  });

  it('shows an error when part of it is missing, and changes nothing', async () => {
    const { link, subscribed } = await mailedGuest();
    const guest = await visit(PHONE);
    await guest.page.goto(link.slice(0, -3));
    await guest.page.getByRole('heading', { name: 'Linket virker ikke' }).waitFor();
    expect(await guest.page.getByRole('main').getByRole('button').count()).toBe(0);
    expect(await subscribed()).toBe(true);
    await guest.close();
  });
});
