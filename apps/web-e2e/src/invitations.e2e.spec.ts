import { afterEach, describe, expect, it } from '@jest/globals';
import { rsvp } from '@festlig/contracts/rsvp';
import { Inbox } from '@festlig/testing/product/inbox';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { Visitor } from '@festlig/testing/product/visitor';
import type { Page } from 'playwright-core';
import { DESK, PHONE, untilOnScreen, visit, type Visit } from './browser';
import { askWhom, invitedGuest, makeParty, openAsHost } from './hosting';
import { hasFocus } from './keyboard';
import { lookAt } from './looked-at';

const { url, inboxUrl } = product();
const inbox = new Inbox(inboxUrl);
const RECEIPT = 'Kvittering for dit svar';

let someone: Visit;
afterEach(async () => {
  await someone.close();
});

/** A host on the invitations page of a party with these guests, who said yes, no or nothing. */
async function hostWith(guests: Record<string, boolean | null>, viewport = DESK) {
  const { visitor: host, email } = await signedUpHost(product());
  const party = await makeParty(host);
  const addresses: Record<string, string> = {};
  for (const [name, isComming] of Object.entries(guests)) {
    const { guest, email } = await invitedGuest(host, party, name);
    addresses[name] = email;
    if (isComming === null) continue;
    const reply = { partyId: party.sid, contact: guest.sid, isComming, numberOfPeople: 1 };
    await (await Visitor.open(url)).call(rsvp.calls.submitRsvp, reply);
  }
  someone = await visit(viewport);
  await openAsHost(someone.page, email, `/${party.sid}/invitations`);
  await someone.page.getByRole('textbox', { name: 'Tekst' }).waitFor();
  const mailOf = (name: string, subject: string) =>
    inbox.waitForMail(addresses[name] ?? '', (mail) => mail.subject === subject);
  // Who has replied gets a receipt, which no send mails.
  const hasMail = async (name: string) =>
    (await inbox.sentTo(addresses[name] ?? '')).some(({ subject }) => !subject.startsWith(RECEIPT));
  return { page: someone.page, mailOf, hasMail };
}

async function newMessage(page: Page, subject: string): Promise<void> {
  const list = page.getByRole('button', { name: 'Alle beskeder' });
  if (page.viewportSize()?.width === PHONE.width) await list.click();
  await page.getByRole('button', { name: 'Ny besked' }).click();
  const text = page.getByRole('textbox', { name: 'Tekst' });
  await text.press('Control+End');
  await text.pressSequentially(' og co.');
  await page.getByLabel('Emne').fill(subject);
  await page.getByText('Alt er gemt').waitFor();
}
async function send(page: Page, guests: string): Promise<void> {
  await page.getByRole('button', { name: `Send til ${guests}` }).click();
  await page.getByRole('button', { name: 'Send nu' }).click();
  await page.getByText(new RegExp(`^(?:Mailen|Beskeden) er sendt til ${guests}\\.$`)).waitFor();
}

/** The buttons of a toolbar that are not whole within its width. */
const buttonsBeyond = (bar: Element) => {
  const { left, right } = bar.getBoundingClientRect();
  const isBeyond = (box: DOMRect) => box.left < left || box.right > right;
  return [...bar.querySelectorAll('button')]
    .filter((button) => isBeyond(button.getBoundingClientRect()))
    .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
};

describe('a message to guests', () => {
  it('goes only to guests who are coming, and does not count as an invitation', async () => {
    const { page, mailOf, hasMail } = await hostWith({ Ja: true, Nej: false, Tavs: null });
    await newMessage(page, 'Husk badetøj, ((name))');
    await page.frameLocator('iframe').getByText('Kære Ja').waitFor();
    await page.getByText('Til dem, der kommer (1)').waitFor();
    expect(await lookAt(page, '20-message')).toEqual([]);
    // The result of the send and its buttons are on the screen of a small laptop, without scrolling.
    await page.setViewportSize({ width: 1280, height: 800 });
    await send(page, '1 gæst');
    for (const action of [
      page.getByRole('button', { name: 'Se hver gæst' }).first(),
      page.getByRole('link', { name: 'Følg svarene' }),
    ])
      await untilOnScreen(action);
    const mail = await mailOf('Ja', 'Husk badetøj, Ja');
    // What was typed right behind the placeholder of the name.
    expect(mail.text).toContain('Kære Ja og co.');
    expect(mail.html).not.toContain(' inviterer<');
    expect([await hasMail('Nej'), await hasMail('Tavs')]).toEqual([false, false]);
    await page.getByRole('button', { name: 'Se hver gæst' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kommer' }).hover();
    await page.getByText('Mailen er sendt.').waitFor();
    expect(await lookAt(page, '21-guest-by-guest')).toEqual([]);
    // A message is not an invitation: who has not replied is still not invited.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Luk' }).click();
    await page.getByRole('button', { name: /^Husk badetøj/ }).click();
    await askWhom(page);
    await page.getByLabel('Hvem skal have den?').selectOption('missing');
    await page.getByRole('button', { name: 'Send til 1 gæst' }).waitFor();
    expect(someone.complaints).toEqual([]);
  }, 90_000);

  it('goes to guests chosen by searching, on a phone', async () => {
    const { page, mailOf, hasMail } = await hostWith({ 'Bo Dam': null, 'Åse Dam': null, 'Eva Ås': null }, PHONE);
    // To whom is one line, so that the text is in the first screen below all of its buttons (rule: messages-short-on-phone).
    await page.getByRole('button', { name: 'Skift', exact: true }).waitFor();
    const text = page.getByRole('textbox', { name: 'Tekst' });
    const fromTop = await text.evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
    expect(fromTop).toBeLessThan((page.viewportSize()?.height ?? 0) - 100);
    expect(await page.getByRole('toolbar').evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    // The text stays where it is when it has the focus; the buttons that format it are behind another one.
    const bold = page.getByRole('button', { name: 'Fed' });
    await text.focus();
    expect(await bold.isVisible()).toBe(false);
    expect(await text.evaluate((box) => box.getBoundingClientRect().top + window.scrollY)).toBe(fromTop);
    await page.getByRole('button', { name: 'Formatering' }).click();
    await bold.waitFor();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ ...PHONE, width });
      expect(await page.getByRole('toolbar').evaluate(buttonsBeyond)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Formatering' }).click();
    await newMessage(page, 'Kun til jer');
    await askWhom(page);
    // It is asked above the text, and Tab goes on from there to the guests and then to the text (rule: audience-before-text).
    await page.getByLabel('Hvem skal have den?').selectOption({ label: 'Gæster, du vælger' });
    await page.getByLabel('Hvem skal have den?').focus();
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('button', { name: 'Vælg gæster' }))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('tab', { name: 'Mail' }))).toBe(true);
    await page.getByRole('button', { name: 'Vælg gæster' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /Åse Dam/ }).check();
    await dialog.getByLabel('Søg efter navn, e-mail eller telefon').fill('eva');
    await dialog.getByText('Bo Dam').waitFor({ state: 'detached' });
    await dialog.getByRole('checkbox', { name: /Eva Ås/ }).check();
    expect(await lookAt(page, '22-picker')).toEqual([]);
    await dialog.getByRole('button', { name: 'Vælg 2 gæster' }).click();
    await send(page, '2 gæster');
    await Promise.all([mailOf('Åse Dam', 'Kun til jer'), mailOf('Eva Ås', 'Kun til jer')]);
    expect(await hasMail('Bo Dam')).toBe(false);
    expect(someone.complaints).toEqual([]);
  }, 90_000);
});

describe('the text of an invitation', () => {
  it('keeps the typed text while the network is away, and saves the text when the network is back', async () => {
    const { page } = await hostWith({ Anne: null });
    await page.context().setOffline(true);
    await page.getByLabel('Emne').fill('Kom til fest i haven');
    await page.getByRole('alert').getByText('Teksten er ikke gemt, men den er her stadig.').waitFor();
    expect(await page.getByLabel('Emne').inputValue()).toBe('Kom til fest i haven');
    await page.context().setOffline(false);
    await page.getByText('Alt er gemt').waitFor();
    await page.reload();
    await page.getByRole('textbox', { name: 'Tekst' }).waitFor();
    expect(await page.getByLabel('Emne').inputValue()).toBe('Kom til fest i haven');
  }, 90_000);

  it('is written with a list and a link, and mailed with both', async () => {
    const { page, mailOf } = await hostWith({ Anne: null });
    const text = page.getByRole('textbox', { name: 'Tekst' });
    await text.press('Control+End');
    await text.press('Enter');
    await page.getByRole('button', { name: 'Punktliste' }).click();
    await text.pressSequentially('Tag svømmetøj med');
    await page.getByText('Alt er gemt').waitFor({ state: 'detached' });
    await page.getByText('Alt er gemt').waitFor();
    await page.frameLocator('iframe').getByText('Tag svømmetøj med').waitFor();
    await send(page, '1 gæst');
    const subject = await page.getByLabel('Emne').inputValue();
    const mail = await mailOf('Anne', subject);
    expect(mail.html).toContain('<li>Tag svømmetøj med</li>');
    expect(mail.text).toContain('- Tag svømmetøj med');
    expect(mail.headers).toMatchObject({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });
  }, 90_000);
});

describe('a mail that was sent before', () => {
  it('is sent again only after the host confirms it', async () => {
    const { page } = await hostWith({ Anne: null });
    await askWhom(page);
    await page.getByLabel('Hvem skal have den?').selectOption('all');
    await send(page, '1 gæst');
    // Whoever opens the page anew is told how it was received; the message is opened from there (rule: status-after-send).
    await page.reload();
    await page.getByRole('link', { name: 'Se, hvem der har svaret' }).waitFor();
    expect(await page.getByLabel('Emne').count()).toBe(0);
    expect(await lookAt(page, '23-status')).toEqual([]);
    await page.getByRole('button', { name: /· Sendt / }).press('Enter');
    await page.getByText('Alle på gæstelisten er inviteret.').waitFor();
    expect(await hasFocus(page.getByRole('heading', { name: 'Invitation', exact: true }))).toBe(true);
    expect(await lookAt(page, '23-all-invited')).toEqual([]);
    await page.getByRole('button', { name: 'Tilbage til beskederne' }).press('Enter');
    const status = page.getByRole('heading', { name: 'Gæsterne lige nu' });
    await status.waitFor();
    expect(await hasFocus(status)).toBe(true);
    await page.getByRole('button', { name: /· Sendt / }).click();
    await page.getByLabel('Hvem skal have den?').selectOption('all');
    await page.getByText(/^Gæsten fik den /).waitFor();
    await page.getByRole('button', { name: 'Send til 1 gæst' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send nu' }).click();
    await dialog.getByText('Sæt flueben, hvis det skal sendes igen.').waitFor();
    expect(await lookAt(page, '23-sent-before')).toEqual([]);
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Send nu' }).click();
    await page.getByText('Mailen er sendt til 1 gæst.').waitFor();
    expect(someone.complaints).toEqual([]);
  }, 90_000);
});
