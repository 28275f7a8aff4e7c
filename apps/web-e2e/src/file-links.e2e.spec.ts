import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Page } from 'playwright-core';
import { PHONE, visit } from './browser';
import { fillLogIn, invitedGuest, makeParty, openAsHost } from './hosting';

const { url } = product();

describe('the link of a guest list as a file', () => {
  async function hostWithGuest() {
    const { visitor, email } = await signedUpHost(product());
    const party = await makeParty(visitor);
    await invitedGuest(visitor, party, 'Anne Holm');
    return { ...(await visit(PHONE)), email, sid: party.sid };
  }
  /** Logs in on the open page; returns the names in the downloaded file. */
  async function fileAfterLogIn(page: Page, email: string) {
    const started = page.waitForEvent('download');
    await fillLogIn(page, email);
    const file = await started;
    await page.waitForURL(`${url}/da/parties`);
    await page.getByRole('heading', { level: 1, name: 'Mine fester' }).waitFor();
    return [file.suggestedFilename(), (await readFile(await file.path(), 'utf8')).includes('Anne Holm')];
  }

  it('leads a visitor without a login to the log-in page, and from there to the file', async () => {
    const { page, email, sid, close } = await hostWithGuest();
    await page.goto(`${url}/export/${sid}/contacts.csv`);
    await page.getByRole('heading', { name: 'Velkommen tilbage' }).waitFor();
    expect(await fileAfterLogIn(page, email)).toEqual(['contacts.csv', true]);
    await close();
  });

  it('leads to the log-in page when the session ended after the page was opened', async () => {
    const { page, email, sid, close } = await hostWithGuest();
    await openAsHost(page, email, `/${sid}/contacts`);
    await page.getByRole('button', { name: 'Sortering og regneark' }).click();
    const link = page.getByRole('menuitem', { name: 'Hent som regneark' });
    await link.waitFor();
    await page.context().clearCookies();
    await link.click();
    await page.getByRole('heading', { name: 'Velkommen tilbage' }).waitFor();
    expect(await fileAfterLogIn(page, email)).toEqual(['contacts.csv', true]);
    await close();
  });
});
