import { expect, it } from '@jest/globals';
import { Inbox } from '@festlig/testing/product/inbox';
import { freshAddress, PASSWORD, product } from '@festlig/testing/product/product';
import type { Locator } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { lookAt } from './looked-at';

const { url, inboxUrl } = product();
const inbox = new Inbox(inboxUrl);
const VERIFY = /https?:\/\/\S+\/verify-email\?token=\S+/;
const inAYear = `${new Date().getFullYear() + 1}-06-20`;

it.each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)(
  'sends the first invitation with at most 8 presses from the front page, on a %s (rule: few-presses)',
  async (name, size) => {
    const { page, complaints, close } = await visit(size);
    const [email, guest] = [freshAddress('host'), freshAddress('guest')];
    let presses = 0;
    /** A press is a click, or Enter in a form; typing is none. */
    const press = async (what: Locator, how: 'click' | 'Enter' = 'click') => {
      presses += 1;
      await (how === 'click' ? what.click() : what.press(how));
    };
    const type = async (label: string, text: string) => {
      const field = page.getByLabel(label, { exact: true });
      await field.fill(text);
      return field;
    };
    await page.goto(`${url}/da`);
    await press(page.locator('.st-gallery').getByRole('link', { name: 'Fødselsdag' }));
    await type('Hvem har fødselsdag?', 'Emma');
    await type('Dato', inAYear);
    await press(await type('Klokken', '18:00'), 'Enter');
    await press(page.getByRole('button', { name: 'Gem og opret konto' }));
    await type('Dit navn', 'Karen Holm');
    await type('E-mail', email);
    await type('Adgangskode', PASSWORD);
    await press(page.getByLabel(/Jeg accepterer betingelserne/));
    await press(page.getByLabel('Adgangskode', { exact: true }), 'Enter');
    await page.waitForURL(new RegExp(`^${url}/[1-9A-HJ-NP-Za-km-z]{8}$`));
    // One sees what happens before one begins to answer.
    const guestName = page.locator('#first-name');
    await guestName.waitFor();
    const guestEmail = page.getByLabel('Gæstens e-mail', { exact: true });
    expect(await guestEmail.isVisible()).toBe(name === 'desk');
    await guestName.fill('Anne Holm');
    await guestEmail.waitFor();
    await page.getByLabel('Gæstens navn', { exact: true }).waitFor();
    expect(await guestName.evaluate((field) => field === document.activeElement)).toBe(true);
    if (name === 'phone') {
      const widths = [guestName, guestEmail].map(async (field) => (await field.boundingBox())?.width);
      expect(Math.min(...(await Promise.all(widths)).map(Number))).toBeGreaterThan(300);
    }
    // Nothing lies over the button of the next step.
    const isInSight = await page.getByRole('button', { name: 'Fortsæt' }).evaluate((button) => {
      const { left, bottom } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + button.clientWidth / 2, bottom - 4));
    });
    expect(isInSight).toBe(true);
    const found = await lookAt(page, `first-invitation-1-${name}`);
    await press(await type('Gæstens e-mail', guest), 'Enter');
    // Send is accepted before the address is confirmed, and waits until it is confirmed in another tab, which leads back here.
    const dialog = page.getByRole('dialog', { name: 'Send til 1 gæst?' });
    await dialog.getByText(`Sendes af sig selv, når du trykker på linket i mailen til ${email}.`).waitFor();
    found.push(...(await lookAt(page, `first-invitation-2-${name}`)));
    await press(dialog.getByRole('button', { name: 'Send, når bekræftet' }));
    await page.getByRole('heading', { name: /er klar til at blive sendt$/ }).waitFor();
    found.push(...(await lookAt(page, `first-invitation-3-${name}`)));
    const mail = await inbox.waitForMail(email, ({ text }) => VERIFY.test(text));
    const tab = await page.context().newPage();
    presses += 1;
    await tab.goto(VERIFY.exec(mail.text)?.[0] ?? '');
    await tab.waitForURL(/\/invitations#send-[0-9a-f]+$/);
    await tab
      .getByText(/Sendes nu|Til .+ · Sendt .+ på mail/)
      .first()
      .waitFor();
    found.push(...(await lookAt(tab, `first-invitation-4-${name}`)));
    await tab.close();
    expect((await inbox.waitForMail(guest)).subject).toContain('Emma');
    await page.bringToFront();
    await page.getByText('Mailen er sendt til 1 gæst.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(presses).toBeLessThanOrEqual(8);
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
  120_000,
);
