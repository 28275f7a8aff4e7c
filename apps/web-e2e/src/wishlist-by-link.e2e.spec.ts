import { party as contract } from '@festlig/contracts/party';
import { newKey } from '@festlig/testing/product/photos';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { invitedGuest, makeParty, openAsHost, sendInvitation } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the wishlist by the link of a guest', () => {
  it('leads from the mail to a reserved wish in two taps, which others see and the owner does not', async () => {
    const { visitor: host, email } = await signedUpHost(product());
    const party = await makeParty(host);
    const title = 'Termokande i skovgrøn';
    const { id: partyId } = party;
    await host.call(contract.calls.createWish, { partyId, formKey: newKey(), title });
    const laerke = await invitedGuest(host, party, 'Lærke Holm');
    const bo = await invitedGuest(host, party, 'Bo Lund');
    const mail = await sendInvitation(host, partyId, laerke.email);
    const link = new RegExp(`${url}/\\S+\\?cid=\\w+`).exec(mail)?.[0] ?? '';

    const phone = await visit(PHONE);
    await phone.page.goto(link);
    await phone.page.getByText('Kære Lærke').waitFor();
    await phone.page.getByRole('link', { name: 'Ønskeliste' }).click();
    await button(phone.page, `Reserver: ${title}`).click();
    await phone.page.getByText('Du giver den', { exact: true }).waitFor();
    const found = await lookAt(phone.page, 'wishlist-link-1-mine');
    // In this browser it is theirs at the bare address as well, and in another nobody's (rule: guest-of-browser).
    await phone.page.waitForFunction(async () => (await caches.keys()).length > 0);
    await phone.page.goto(`${url}/${party.sid}/wishlist`);
    await button(phone.page, `Fortryd: ${title}`).waitFor();
    const stranger = await visit(PHONE);
    await stranger.page.goto(`${url}/${party.sid}/wishlist`);
    await stranger.page.getByText('Reserveret', { exact: true }).waitFor();
    expect(await button(stranger.page, `Fortryd: ${title}`).count()).toBe(0);
    // It is theirs in any browser in which they open their link, and can be cancelled there.
    const dark = await visit(DESK, 'da-DK', { colorScheme: 'dark' });
    await dark.page.goto(`${url}/${party.sid}/wishlist?cid=${laerke.guest.sid}`);
    await button(dark.page, `Fortryd: ${title}`).waitFor();
    found.push(...(await lookAt(dark.page, 'wishlist-link-2-mine-dark')));

    const other = await visit(PHONE);
    await other.page.goto(`${bo.link.replace('?', '/wishlist?')}`);
    await other.page.getByText('Reserveret', { exact: true }).waitFor();
    expect(await other.page.getByText(/Lærke/).count()).toBe(0);
    found.push(...(await lookAt(other.page, 'wishlist-link-3-other')));

    const desk = await visit(DESK);
    await openAsHost(desk.page, email, `/${party.sid}/wishlist?cid=${laerke.guest.sid}`);
    await desk.page.getByRole('heading', { name: title }).waitFor();
    expect(await desk.page.getByText(/[Rr]eserveret af|^Reserveret$|Du giver den/).count()).toBe(0);

    await button(dark.page, `Fortryd: ${title}`).click();
    await button(dark.page, `Reserver: ${title}`).waitFor();
    expect(found).toEqual([]);
    for (const each of [phone, stranger, dark, other, desk]) {
      expect(each.complaints).toEqual([]);
      await each.close();
    }
  }, 180_000);
});
