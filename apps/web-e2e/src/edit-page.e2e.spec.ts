import { withoutTitleBreaks } from '@festlig/domain/web/title-breaks';
import { describe, expect, it } from '@jest/globals';
import { party as contract } from '@festlig/contracts/party';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { waitFor } from '@festlig/testing/product/wait-for';
import type { Visitor } from '@festlig/testing/product/visitor';
import type { Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The lines of the party's calendar file, by name. */
async function calendar(guest: Visitor, sid: string): Promise<Map<string, string>> {
  const answer = await guest.fetch(`/api/party/${sid}/calendar.ics`);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

describe('the event page in edit mode', () => {
  it('gets text with a link, another style, picture and time, which guests then see', async () => {
    const { visitor: host, email } = await signedUpHost(product(), { verified: false });
    const party = await makeParty(host);
    const desk = await visit(DESK);
    const { page } = desk;
    await openAsHost(page, email, `/${party.sid}`);
    const before = await calendar(host, party.sid);

    // A click on a block starts editing in place.
    await page.getByText('Kom til lagkage i haven.').click();
    const text = page.getByRole('textbox', { name: 'Tekst' });
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ønskeseddel: ');
    await page.keyboard.press('Control+k');
    await page.getByLabel('Adresse').fill('ønskeseddel.dk/åse');
    await button(page, 'Indsæt link').click();
    await page.getByLabel('Titel').fill('Åse fylder 61');
    await page.getByLabel('Klokken').fill('15:15');
    await page.getByLabel('Sted').fill('Havnen 1, Svendborg');
    await button(page, 'Layout').click();
    await page.getByText('Klassisk').click();
    await button(page, 'Luk').click();
    await button(page, 'Billede').click();
    // A newly started product is still drawing the pictures; where it has none of the occasion yet, the others are open.
    const others = page.getByRole('button', { name: /^\d+ billeder til andre fester$/ });
    await others.waitFor({ timeout: 60_000 });
    if ((await others.getAttribute('aria-expanded')) === 'false') await others.press('Enter');
    const apricot = page.getByRole('button', { name: 'Abrikos' });
    await apricot.waitFor({ timeout: 60_000 });
    // The pictures of a row are at one height, also beside a name of two lines.
    const lower = await page.locator('[role=dialog] button[aria-pressed]').evaluateAll((samples) => {
      samples[0]!.lastElementChild!.append(' og et langt navn på mere end én linje');
      return samples.filter((sample) => {
        const picture = sample.firstElementChild!.getBoundingClientRect();
        return picture.top - sample.getBoundingClientRect().top > 1;
      }).length;
    });
    expect(lower).toBe(0);
    await apricot.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const found = await lookAt(page, 'edit-page-1-editing');

    // Leaving the page asks for confirmation first.
    await page.getByRole('link', { name: 'Gæsteliste' }).click();
    await button(page, 'Bliv her').click();
    expect(withoutTitleBreaks(await page.getByLabel('Titel').inputValue())).toBe('Åse fylder 61');
    await button(page, 'Gem').click();
    await page.getByRole('heading', { name: 'Åse fylder 61' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    found.push(...(await lookAt(page, 'edit-page-2-host')));

    const guest = await visit(DESK);
    await guest.page.goto(`${url}/${party.sid}`);
    const link = guest.page.getByRole('link', { name: 'ønskeseddel.dk/åse' });
    expect(await link.getAttribute('href')).toBe('https://ønskeseddel.dk/åse');
    await guest.page.getByText('kl. 15.15', { exact: true }).waitFor();
    await guest.page.getByText('Havnen 1, Svendborg').waitFor();
    await guest.page.getByText('Føj til kalender').click();
    const download = guest.page.waitForEvent('download');
    await guest.page.getByRole('link', { name: 'Kalenderfil (Apple og andre)' }).click();
    expect((await download).suggestedFilename()).toBe('calendar.ics');
    found.push(...(await lookAt(guest.page, 'edit-page-3-guest')));

    const after = await calendar(host, party.sid);
    expect(after.get('UID')).toBe(before.get('UID'));
    expect(Number(after.get('SEQUENCE'))).toBeGreaterThan(Number(before.get('SEQUENCE')));
    expect(after.get('DTSTART')).toMatch(/T1[34]1500Z$/);
    expect(after.get('SUMMARY')).toBe('Åse fylder 61');
    expect(after.get('LOCATION')).toBe('Havnen 1\\, Svendborg');
    expect(found).toEqual([]);
    expect([...desk.complaints, ...guest.complaints]).toEqual([]);
    await guest.close();
    await desk.close();
  }, 180_000);

  it('names the time zone to a visitor in another one, and is unchanged after editing is cancelled', async () => {
    const { visitor: host, email } = await signedUpHost(product(), { verified: false });
    const party = await makeParty(host);
    await host.call(contract.calls.updateParty, { partyId: party.id, date: party.date, zone: 'America/New_York' });
    const { page, close } = await visit(DESK);
    await openAsHost(page, email, `/${party.sid}`);
    await page.getByText('Eastern-tid').waitFor();
    await button(page, 'Rediger').click();
    await page.getByLabel('Titel').fill('Noget helt andet');
    await button(page, 'Annuller').click();
    await button(page, 'Kassér').click();
    await page.getByRole('heading', { name: party.title }).waitFor();
    await close();
  }, 60_000);

  it.each([
    { by: 'a mouse', size: DESK, options: {}, isTinted: true },
    { by: 'a finger', size: PHONE, options: { hasTouch: true, isMobile: true }, isTinted: false },
  ])(
    'has a tint on the block that is pointed at by $by: $isTinted',
    async ({ size, options, isTinted }) => {
      const { visitor: host, email } = await signedUpHost(product(), { verified: false });
      const { sid } = await makeParty(host);
      const { page, complaints, close } = await visit(size, 'da-DK', options);
      await openAsHost(page, email, `/${sid}`);
      // The tint comes with the host's buttons.
      await button(page, 'Rediger').waitFor();
      const place = page.getByText('Strandvejen 12').last();
      const clear = 'rgba(0, 0, 0, 0)';
      const ground = () => place.evaluate((node) => getComputedStyle(node.closest('[data-block]')!).backgroundColor);
      await place.hover();
      // What comes later can move the block away from a pointer that stands still.
      const pointedAt = async () => {
        await place.hover();
        return (await ground()) === clear ? undefined : true;
      };
      if (isTinted) await waitFor(pointedAt, 'the tint');
      else expect(await ground()).toBe(clear);
      expect(complaints).toEqual([]);
      await close();
    },
    60_000,
  );

  it.each([
    { size: PHONE, isOnPicture: false },
    { size: DESK, isOnPicture: true },
  ])(
    'has the buttons of its host beside the picture on a phone only: $size.width px (rule: edit-beside-picture)',
    async (shown) => {
      const { visitor: host, email } = await signedUpHost(product(), { verified: false });
      const { sid } = await makeParty(host);
      const { page, complaints, close } = await visit(shown.size);
      await openAsHost(page, email, `/${sid}`);
      const isOnPicture = async (name: string) => {
        const { y, height } = (await button(page, name).boundingBox())!;
        // The title's place is positioned in the picture.
        const picture = await page.locator('[data-title-box]').evaluate((box) => {
          const { top, bottom } = (
            (box as HTMLElement).offsetParent as HTMLElement
          ).offsetParent!.getBoundingClientRect();
          return { top, bottom };
        });
        return y + height > picture.top && y < picture.bottom;
      };
      await button(page, 'Rediger').waitFor();
      const found = [await isOnPicture('Del'), await isOnPicture('Rediger')];
      await button(page, 'Rediger').click();
      await button(page, 'Billede').waitFor();
      found.push(await isOnPicture('Billede'));
      expect(found).toEqual(found.map(() => shown.isOnPicture));
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('has the buttons for the look in sight on a phone while the host edits below, and the page stays where it was when they close (rule: edit-beside-picture)', async () => {
    const { visitor: host, email } = await signedUpHost(product(), { verified: false });
    const { sid } = await makeParty(host);
    for (const { size, inSight } of [
      { size: PHONE, inSight: true },
      { size: DESK, inSight: false },
    ]) {
      const { page, complaints, close } = await visit(size);
      await openAsHost(page, email, `/${sid}`);
      await button(page, 'Rediger').click();
      const colour = button(page, 'Farve');
      await colour.waitFor();
      const scrolled = () => page.evaluate(() => Math.round(scrollY));
      await page.evaluate(() => scrollTo(0, 600));
      expect(await scrolled()).toBe(600);
      expect((await colour.boundingBox())!.y >= 0).toBe(inSight);
      if (inSight) {
        await colour.click();
        // What the colour changes is in sight meanwhile.
        await page.waitForFunction(
          (title) => title && title.getBoundingClientRect().top > 48,
          await page.getByLabel('Titel', { exact: true }).elementHandle(),
        );
        await page.getByRole('dialog', { name: 'Farve' }).getByRole('button', { name: 'Luk' }).click();
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        await page.waitForFunction(() => Math.round(scrollY) === 600);
      }
      expect(complaints).toEqual([]);
      await close();
    }
  }, 60_000);

  it('has date and time beside each other on a phone, and below each other in the frame of the classic layout, where they would be cut (rule: edit-in-place)', async () => {
    const { visitor: host, email } = await signedUpHost(product(), { verified: false });
    const { sid } = await makeParty(host);
    const { page, complaints, close } = await visit(PHONE);
    await openAsHost(page, email, `/${sid}`);
    await button(page, 'Rediger').click();
    const top = async (name: string) => (await page.getByLabel(name, { exact: true }).boundingBox())!.y;
    await page.getByLabel('Klokken', { exact: true }).waitFor();
    expect(await top('Klokken')).toBe(await top('Dato'));
    await button(page, 'Layout').click();
    await page.getByText('Klassisk').click();
    await button(page, 'Luk').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await top('Klokken')).toBeGreaterThan(await top('Dato'));
    expect(complaints).toEqual([]);
    await close();
  });
});
