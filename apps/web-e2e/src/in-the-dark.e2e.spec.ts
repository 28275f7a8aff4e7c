import { beforeAll, describe, expect, it } from '@jest/globals';
import { media } from '@festlig/contracts/media';
import { party as parties } from '@festlig/contracts/party';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import type { Locator, Page } from 'playwright-core';
import { PHONE, visit } from './browser';
import { invitedGuest, makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();
const DARK = { colorScheme: 'dark' } as const;
/** The paper of a dark page (tokens.css). */
const DARK_PAPER = 'rgb(27, 22, 19)';

let host: Visitor;
let hostEmail: string;
beforeAll(async () => {
  ({ visitor: host, email: hostEmail } = await signedUpHost(product(), { verified: false }));
});

const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function answer(page: Page, words: string): Promise<void> {
  await page.getByText(words).click();
  await page.getByRole('button', { name: 'Send mit svar' }).click();
}

describe('a guest whose phone is set to dark (rule: page-in-the-dark)', () => {
  it('meets every state of the page in the dark: thanked, closed, without a network', async () => {
    // The pictures are drawn after the start; the thanks have the invitation's.
    const heroImage = await waitFor(
      async () => Object.values(await host.call(media.calls.listHeroImages, {})).flat()[0],
      'a picture',
    );
    const party = await makeParty(host, { heroImage });
    const { page, close } = await visit(PHONE, 'da-DK', DARK);
    const found: string[] = [];
    const see = async (name: string, words: Locator) => {
      await words.waitFor();
      expect([name, await paperOf(page)]).toEqual([name, DARK_PAPER]);
      found.push(...(await lookAt(page, `50-${name}-dark`)));
    };
    const [coming, declining, waiting] = [
      await invitedGuest(host, party, 'Ida Å'),
      await invitedGuest(host, party, 'Bo Ø'),
      await invitedGuest(host, party, 'Eva Æ'),
    ];
    await page.goto(coming.link);
    await answer(page, 'Ja, jeg kommer');
    await see('thanked-yes', page.getByRole('heading', { name: 'Vi ses, Ida!' }));
    await page.goto(declining.link);
    await answer(page, 'Nej, jeg kan ikke');
    await see('thanked-no', page.getByRole('heading', { name: 'Tak, fordi du gav besked' }));

    await page.goto(waiting.link);
    await page.getByText('Ja, jeg kommer').click();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    await see('offline', page.getByText('Dit svar sendes, når du er på nettet igen.'));
    await host.call(parties.calls.updateSettings, { partyId: party.sid, rsvpEnabled: false });
    await page.context().setOffline(false);
    await see('closed', page.getByText('Dit svar nåede ikke at blive sendt', { exact: false }));
    expect(found).toEqual([]);
    await close();
  });

  it('is told in the dark, and without scripts, that there is no such page (rule: not-found-page)', async () => {
    const { page, complaints, close } = await visit(PHONE, 'da-DK', DARK);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const response = await page.goto(`${url}/findes-ikke`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Vi kan ikke finde siden' }).waitFor();
    expect(await paperOf(page)).toBe(DARK_PAPER);
    expect(await lookAt(page, '50-not-found-dark')).toEqual([]);
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await close();
  });
});

describe('a host whose device is set to dark (rule: page-in-the-dark)', () => {
  it('works in the dark, and every word can be read', async () => {
    const { sid } = await makeParty(host);
    const { page, complaints, close } = await visit(PHONE, 'da-DK', DARK);
    const found: string[] = [];
    const see = async (name: string, heading: string) => {
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      expect([name, await paperOf(page)]).toEqual([name, DARK_PAPER]);
      found.push(...(await lookAt(page, `51-${name}-dark`)));
    };
    await page.goto(`${url}/da`);
    await see('front', 'Inviter, så de glæder sig');
    await openAsHost(page, hostEmail, '/da/parties');
    await see('parties', 'Mine fester');
    for (const [path, heading] of [
      ['contacts', 'Gæsteliste'],
      ['invitations', 'Beskeder'],
      ['rsvps', 'Svar'],
      ['settings', 'Indstillinger'],
      ['wishlist', 'Ønskeliste'],
    ] as const) {
      await page.goto(`${url}/${sid}/${path}`);
      await see(path, heading);
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('an invitation on paper (rule: page-on-paper)', () => {
  const onPaper = (page: Page) => page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const onScreen = (page: Page) => page.emulateMedia({ media: 'screen', colorScheme: 'dark' });

  it('is title, facts and code, on white, with nothing that can be pressed; also after the help was open', async () => {
    const party = await makeParty(host);
    const { link } = await invitedGuest(host, party, 'Ida Å');
    const { page, close } = await visit(PHONE, 'da-DK', DARK);
    await page.goto(link);
    const code = page.locator('#paper-code');
    const expectPaper = async () => {
      await onPaper(page);
      expect(await page.getByRole('heading', { level: 1, name: party.title }).isVisible()).toBe(true);
      expect(await page.getByText('Strandvejen 12', { exact: false }).first().isVisible()).toBe(true);
      expect(await code.isVisible()).toBe(true);
      expect(await code.textContent()).not.toContain('cid=');
      expect(await paperOf(page)).toBe('rgb(255, 255, 255)');
      for (const tools of ['form', 'button', 'header a', 'footer']) {
        const areShown = await page.locator(tools).evaluateAll((all) => all.filter((one) => one.checkVisibility()));
        expect([tools, areShown.length]).toEqual([tools, 0]);
      }
      const links = await page
        .locator('main a')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent));
      expect(links).toEqual([]);
      if (process.env['FESTLIG_SCREENSHOTS'] === 'on') {
        await page.screenshot({ path: 'dist/screenshots/50-paper.png', fullPage: true });
      }
      await onScreen(page);
    };
    expect(await code.isVisible()).toBe(false);
    await page.getByText('Ja, jeg kommer').click();
    await expectPaper();
    await page.getByRole('link', { name: 'Hjælp' }).click();
    await page.getByRole('dialog').waitFor();
    await onPaper(page);
    expect(await code.isVisible()).toBe(false);
    await onScreen(page);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectPaper();
    await close();
  });
});
