import { describe, expect, it } from '@jest/globals';
import { Inbox } from '@festlig/testing/product/inbox';
import { freshAddress, PASSWORD, product } from '@festlig/testing/product/product';
import type { Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { lookAt } from './looked-at';
import { words } from './main-journey.words';

const { url, inboxUrl } = product();
const inbox = new Inbox(inboxUrl);

const guestFile = (rows: string[]) => ({
  name: 'gæster.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Navn;E-mail', ...rows].join('\r\n'), 'latin1'),
});
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
type Look = (page: Page, name: string) => Promise<void>;
type Language = keyof typeof words;

async function makeParty(page: Page, email: string, language: Language, look: Look): Promise<string> {
  const text = words[language];
  await page.goto(`${url}/${language}`);
  await look(page, '01-home');
  await page.getByRole('link', { name: text.make }).first().click();
  await page.getByLabel(text.who).fill('Søren og Åse');
  await page.getByLabel(text.date).fill(inDays(40));
  await page.getByLabel(text.clock).fill('18:30');
  await page.getByLabel(text.place).fill('Strandvejen 12, 5700 Svendborg');
  await look(page, '02-wizard');
  await page.getByRole('button', { name: text.show }).click();
  await page.getByLabel(text.title).fill('Midsommer i haven');
  await look(page, '03-edit-new');
  await page.getByRole('button', { name: text.save }).click();
  // Saving asks a visitor to sign up, above the page they made.
  await page.getByRole('dialog', { name: text.signUpToContinue }).waitFor();
  await page.getByLabel(text.name, { exact: true }).fill('Karen Holm');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel(text.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(text.terms).check();
  await look(page, '04-register');
  await page.getByRole('button', { name: text.register }).click();
  await page.waitForURL(new RegExp(`^${url}/[1-9A-HJ-NP-Za-km-z]{8}$`));
  await page.getByRole('heading', { name: 'Midsommer i haven' }).waitFor();
  await look(page, '05-party-host');
  return new URL(page.url()).pathname.slice(1);
}

describe('the main journey', () => {
  it.each([
    ['a desktop in Danish', 'da', 'da-DK', DESK],
    ['a phone in English', 'en', 'en-GB', PHONE],
  ] as const)(
    'leads from a guest list in a file to replies in a table, on %s',
    async (_, language, locale, size) => {
      const text = words[language];
      const found: string[] = [];
      const look: Look = async (page, name) => void found.push(...(await lookAt(page, `${language}-${name}`)));
      const host = await visit(size, locale);
      const { page } = host;
      const email = freshAddress('browser');
      const sid = await makeParty(page, email, language, look);

      await page.goto(`${url}/${sid}/contacts`);
      await page.getByRole('heading', { name: text.nobody }).waitFor();
      await look(page, '06-contacts-empty');
      await page.getByRole('button', { name: text.import }).click();
      const people = ['Bjørn Ødegård;bjoern', 'Lærke Å;laerke', 'Jens Holm;jens'].map(
        (row) => `${row}.${sid.toLowerCase()}@browser.example`,
      );
      const rows = [...people, ';nej-tak'];
      await page.locator('input[type=file]').setInputFiles(guestFile(rows));
      await page.getByRole('button', { name: text.read }).click();
      await page.getByText(text.willCome).waitFor();
      await look(page, '07-import-review');
      await page.getByRole('button', { name: text.start }).click();
      await page.getByText(text.created).waitFor();
      await page.getByText(text.leftOut).waitFor();
      await look(page, '07-import-result');
      await page.getByRole('button', { name: text.toList }).click();
      await page.getByText('Bjørn Ødegård').first().waitFor();
      await look(page, '08-contacts');

      await page.goto(`${url}/${sid}/invitations`);
      await page.getByText(text.verify).first().waitFor();
      await look(page, '09-invitations-unverified');
      const token = await inbox.verificationToken(email);
      await page.goto(`${url}/${language}/verify-email?token=${token}`);
      // The page confirms by itself, and leads back to where the host was asked.
      await page.getByText(text.verified).first().waitFor();
      await page.waitForURL(`${url}/${sid}/invitations`);
      await page.getByRole('button', { name: text.send }).waitFor();
      if (size === PHONE) await page.getByRole('button', { name: text.preview }).click();
      await page.frameLocator('iframe').getByText('Midsommer i haven').first().waitFor();
      await look(page, '11-invitations');
      await page.getByRole('button', { name: text.send }).click();
      await page.getByRole('button', { name: text.sendNow }).click();
      await page.getByText(text.sent).waitFor();
      await look(page, '12-sent');

      const mail = await inbox.waitForMail(people[0]!.split(';')[1]!);
      expect(mail.text).toContain(text.dear);
      const link = new RegExp(`${url}/\\S+\\?cid=\\w+`).exec(mail.text)?.[0] ?? '';
      const guest = await visit(PHONE, locale);
      await guest.page.goto(link);
      await guest.page.getByText(text.dear).waitFor();
      await look(guest.page, '13-guest');
      await guest.page.getByText(text.yes).click();
      await guest.page.getByRole('button', { name: text.more }).click();
      await guest.page.getByLabel(text.comment).fill('Vi glæder os!');
      await look(guest.page, '14-guest-form');
      await guest.page.getByRole('button', { name: text.reply }).dblclick();
      await guest.page.getByText(text.replied).waitFor();
      await look(guest.page, '15-guest-done');
      await guest.page.reload();
      await guest.page.getByRole('heading', { name: text.two }).waitFor();

      await page.goto(`${url}/${sid}/rsvps`);
      await page.getByText('Vi glæder os!').first().waitFor();
      await look(page, '16-replies');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: text.files, exact: true }).click();
      await page.getByRole('menuitem', { name: text.download }).click();
      expect((await download).suggestedFilename()).toBe('rsvp-all.csv');

      await page.goto(`${url}/${language}/parties`);
      await page.getByRole('heading', { name: 'Midsommer i haven' }).waitFor();
      await look(page, '17-parties');

      expect(guest.complaints).toEqual([]);
      expect(host.complaints).toEqual([]);
      expect(found).toEqual([]);
      await guest.close();
      await host.close();
    },
    180_000,
  );
});
