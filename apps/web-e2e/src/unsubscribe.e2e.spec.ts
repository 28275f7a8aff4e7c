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
  it.each([
    ['with scripts', {}],
    ['without scripts', { javaScriptEnabled: false }],
  ])('changes nothing when opened, unsubscribes by its button, and can be undone there, %s', async (_how, options) => {
    const { link, subscribed } = await mailedGuest();
    const guest = await visit(PHONE, 'da-DK', options);
    const { page } = guest;
    await page.goto(link);
    const stop = page.getByRole('button', { name: 'Stop alle mails' });
    await stop.waitFor();
    await page.reload();
    expect(await subscribed()).toBe(true);

    await stop.click();
    await page.getByRole('heading', { name: 'Du får ikke flere mails' }).waitFor();
    expect(await subscribed()).toBe(false);
    await page.reload();
    await page.getByRole('button', { name: 'Fortryd, og få mails igen' }).click();
    await page.getByRole('heading', { name: 'Du får mails igen' }).waitFor();
    expect(await subscribed()).toBe(true);
    // Back and reload change nothing.
    await page.goBack();
    await page.reload();
    await stop.waitFor();
    expect(await subscribed()).toBe(true);
    expect(guest.complaints).toEqual([]);
    await guest.close();
  });

  it('has nothing to complain about on any phone, light and dark, in both languages', async () => {
    const { link } = await mailedGuest();
    for (const [colorScheme, locale] of [
      ['light', 'da-DK'],
      ['dark', 'en-GB'],
    ] as const) {
      const guest = await visit({ width: 320, height: 640 }, locale, { colorScheme });
      await guest.page.goto(link);
      const found = await lookAt(guest.page, `50-unsubscribe-${colorScheme}`);
      await guest.page.getByRole('button').click();
      await guest.page.getByRole('button', { name: /igen|again/ }).waitFor();
      found.push(...(await lookAt(guest.page, `51-unsubscribed-${colorScheme}`)));
      await guest.page.goto(link.slice(0, -3));
      found.push(...(await lookAt(guest.page, `52-unsubscribe-broken-${colorScheme}`)));
      expect(found).toEqual([]);
      await guest.page.goto(link);
      await guest.page.getByRole('button', { name: /igen|again/ }).click();
      await guest.page.getByRole('heading', { name: /igen|again/ }).waitFor();
      await guest.close();
    }
  });

  it('shows an error when part of it is missing, and changes nothing', async () => {
    const { link, subscribed } = await mailedGuest();
    const guest = await visit(PHONE);
    await guest.page.goto(link.slice(0, -3));
    await guest.page.getByRole('heading', { name: 'Linket virker ikke' }).waitFor();
    expect(await guest.page.getByRole('button').count()).toBe(0);
    expect(await subscribed()).toBe(true);
    await guest.close();
  });

  it('has the bar of the other pages, as has the page of an address where nothing is', async () => {
    const { link } = await mailedGuest();
    const guest = await visit(PHONE);
    const barAt = async (address: string) => {
      await guest.page.goto(address);
      const bar = guest.page.getByRole('banner');
      const logo = bar.getByRole('link').first();
      return { height: (await bar.boundingBox())!.height, left: (await logo.boundingBox())!.x };
    };
    const usual = await barAt(`${url}/da/help`);
    expect(usual.height).toBe(56);
    expect([await barAt(link), await barAt(`${url}/intet-her`)]).toEqual([usual, usual]);
    await guest.close();
  });
});
