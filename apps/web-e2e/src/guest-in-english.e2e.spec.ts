import { describe, expect, it } from '@jest/globals';
import { rsvp } from '@festlig/contracts/rsvp';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Page } from 'playwright-core';
import { PHONE, untilOnScreen, visit } from './browser';
import { invitedGuest, makeParty } from './hosting';
import { beyondTheEdge, fitsTheScreen, hasFocus, tabTo } from './keyboard';
import { lookAt } from './looked-at';

const SMALL_PHONE = { width: 320, height: 640 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });

async function englishInvitation() {
  const { visitor: host } = await signedUpHost(product(), { verified: false });
  const party = await makeParty(host, {
    language: 'en',
    title: 'Bartholomew and Wilhelmina’s housewarming',
    body: '<p>Come and see what we did with the place.</p>',
    location: { address: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch 12, Anglesey' },
  });
  return { host, party, ...(await invitedGuest(host, party, 'Mary Poppins', 4)) };
}

/** Goes from the top of the page to a sent reply for two, with the keyboard alone. */
async function replyByKeyboard(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Reply to the invitation' }));
  await page.keyboard.press('Enter');
  await tabTo(page, radio(page, /Yes/));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  expect(await radio(page, /No/).isChecked()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, page.getByLabel('How many of you are coming?'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1');
  await tabTo(page, button(page, 'One more'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(/A note to your host/));
  await page.keyboard.type('Looking forward to it');
  await tabTo(page, button(page, 'Send my reply'));
  await page.keyboard.press('Enter');
  await page.getByText('Your reply has been sent.').waitFor();
}

/** Changes the same guest's reply to a no. */
async function changeByKeyboard(page: Page): Promise<void> {
  await tabTo(page, button(page, 'Change my reply'));
  await page.keyboard.press('Enter');
  await radio(page, /Yes/).waitFor();
  // The focus is in the form now, at the current answer.
  expect(await hasFocus(radio(page, /Yes/))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, button(page, 'Save my new reply'));
  await page.keyboard.press('Space');
  await page.getByText('Your reply has been updated.').waitFor();
}

/** Opens the form and closes it without a change. */
async function keepByKeyboard(page: Page): Promise<void> {
  await tabTo(page, button(page, 'Change my reply'));
  await page.keyboard.press('Space');
  await tabTo(page, button(page, 'Keep my reply as it is'));
  await page.keyboard.press('Enter');
  await button(page, 'Change my reply').waitFor();
  expect(await hasFocus(button(page, 'Change my reply'))).toBe(true);
}

describe('a guest who reads English', () => {
  it('replies on a small phone with the keyboard alone, and changes the reply', async () => {
    const { host, party, link } = await englishInvitation();
    const guest = await visit(SMALL_PHONE, 'en-GB');
    const { page } = guest;
    await page.goto(link);
    await page.getByText('Dear Mary').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.getByRole('main').innerText()).not.toMatch(/[æøåÆØÅ]/);
    expect(await beyondTheEdge(page)).toBe(0);
    const found = await lookAt(page, '20-guest-english');

    await replyByKeyboard(page);
    expect(await hasFocus(page.getByRole('heading', { name: 'See you there, Mary!' }))).toBe(true);
    expect(await beyondTheEdge(page)).toBe(0);
    const replies = () => host.call(rsvp.calls.listRsvps, { partyId: party.sid });
    expect((await replies()).items).toMatchObject([
      { name: 'Mary Poppins', isComming: true, numberOfPeople: 2, comment: 'Looking forward to it' },
    ]);

    await changeByKeyboard(page);
    found.push(...(await lookAt(page, '21-guest-english-changed')));
    // The greeting belongs to the answer it was written with.
    expect((await replies()).items).toMatchObject([{ name: 'Mary Poppins', isComming: false, comment: '' }]);
    await page.reload();
    await page.getByRole('heading', { name: 'You can’t make it' }).waitFor();
    await keepByKeyboard(page);
    expect(found).toEqual([]);
    expect(guest.complaints).toEqual([]);
    await guest.close();
  });

  it('sees at each width what is wrong in the form before it is sent', async () => {
    const { link } = await englishInvitation();
    const guest = await visit(PHONE, 'en-GB');
    const { page } = guest;
    await page.goto(link);
    await page.getByText('Yes, I’ll be there').click();
    await page.getByLabel('How many of you are coming?').fill('5');
    await button(page, 'Send my reply').click();
    await page.getByText('The invitation is for up to 4.').waitFor();
    expect(await hasFocus(page.getByLabel('How many of you are coming?'))).toBe(true);
    for (const size of [PHONE, SMALL_PHONE]) {
      await page.setViewportSize(size);
      // The title is fitted anew a moment after the width has changed.
      await fitsTheScreen(page);
    }
    expect(await lookAt(page, '22-guest-english-wrong')).toEqual([]);
    await guest.close();
  });

  it('sees the chosen answer and the buttons in distinct colours', async () => {
    const { link } = await englishInvitation();
    const guest = await visit(SMALL_PHONE, 'en-GB');
    const { page } = guest;
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(link);
    await page.getByText('Yes, I’ll be there').click();
    // In sight at once on a phone, without scrolling (rule: reply-send-in-sight).
    await untilOnScreen(button(page, 'Send my reply'));
    const paint = (text: string) => page.getByText(text).evaluate((label) => getComputedStyle(label).backgroundColor);
    expect(await paint('Yes, I’ll be there')).not.toBe(await paint('No, I can’t make it'));
    const edge = await button(page, 'Send my reply').evaluate((node) => getComputedStyle(node).borderTopStyle);
    expect(edge).toBe('solid');
    await guest.close();
  });

  it('can switch the page to the other language, which is kept for the next visit', async () => {
    const { link } = await englishInvitation();
    const guest = await visit(PHONE, 'da-DK');
    const { page } = guest;
    await page.goto(link);
    await page.getByText('Dear Mary').waitFor();
    await button(page, 'DA: Dansk').click();
    await page.getByText('Kære Mary').waitFor();
    await page.reload();
    await page.getByText('Kære Mary').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('da');
    expect(guest.complaints).toEqual([]);
    await guest.close();
  });
});
