import { expect, it } from '@jest/globals';
import { photoAccent } from '@festlig/domain/web/photo-accent';
import { freshAddress, PASSWORD, product } from '@festlig/testing/product/product';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { drawnTitle, linesOn } from './drawn-title';
import { lookAt } from './looked-at';

const { url } = product();

/** How the title stands, whether on the picture, and the size of that. */
async function titleOn(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const place = page.locator(':has(> [data-title-box])').locator('visible=true').last();
  const drawn = await place.evaluate((element: HTMLElement) => ({
    isOver: (({ left, top }, picture) => left < picture.right && top < picture.bottom)(
      element.getBoundingClientRect(),
      element.previousElementSibling!.getBoundingClientRect(),
    ),
    colour: getComputedStyle(element).color,
    picture: (({ width, height }) => [width, height].map(Math.round))(
      element.previousElementSibling!.getBoundingClientRect(),
    ),
  }));
  return { ...drawn, ...(await drawnTitle(page)), lines: await linesOn(page) };
}
const inAYear = `${new Date().getFullYear() + 1}-06-20`;
/** Blue as no picture of the product's own. */
const photo = async () => ({
  name: 'os.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#7fb0e5' } })
    .jpeg()
    .toBuffer(),
});

it.each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)(
  'shows a picture of the host in a draft at once, keeps it through sign-up, and puts it on the saved invitation with its colour, on a %s (rules: own-picture-of-draft, accent-of-picture)',
  async (name, size) => {
    const { page, close } = await visit(size);
    await page.goto(`${url}/da/new/birthday`);
    await page.getByLabel('Hvem har fødselsdag?').fill('Emma');
    await page.getByLabel('Dato', { exact: true }).fill(inAYear);
    await page.getByLabel('Klokken', { exact: true }).fill('18:00');
    await page.getByLabel('Klokken', { exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Billede', exact: true }).click();
    // The drawings stand beside each other below it, on a phone three of them, where it is one line (rule: hero-chooser).
    const own = page.getByRole('region', { name: 'Dit eget billede' });
    await own.waitFor();
    const isLine = ((await own.boundingBox())?.height ?? 0) < 60;
    const besideEachOther = await page
      .locator('[role=dialog] [aria-pressed]')
      .first()
      .locator('xpath=..')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect([isLine, besideEachOther]).toEqual(size === PHONE ? [true, 3] : [false, 4]);
    const input = page.getByTestId('picture-file');
    await input.setInputFiles({ name: 'os.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await page.getByText('Det er ikke et billede, vi kan læse.').waitFor();
    await input.setInputFiles(await photo());
    await page.getByRole('button', { name: 'Brug billedet' }).click();
    const local = page.locator('[data-local-hero]');
    await local.waitFor();
    const found = await lookAt(page, `draft-picture-1-${name}`);
    // Also after the page has been loaded again, as by a log-in that leaves it.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await local.waitFor();

    // What a guest will see is what a host sees before saving: the title of a tall photo is beside or below it (rules: own-hero-clear, own-hero-tall).
    await page.getByRole('button', { name: 'Vis som gæst' }).click();
    await page.getByRole('button', { name: 'Tilbage til redigering' }).waitFor();
    const seen = await titleOn(page);
    expect(seen.isOver).toBe(false);
    await page.getByRole('button', { name: 'Tilbage til redigering' }).click();

    // The first sending fails: the invitation is there all the same.
    await page.route(/\/images$/, (route) => route.abort());
    await page.getByRole('button', { name: 'Gem og opret konto' }).click();
    await page.getByLabel('Dit navn').fill('Karen Holm');
    await page.getByLabel('E-mail', { exact: true }).fill(freshAddress('host'));
    await page.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD);
    await page.getByLabel(/Jeg accepterer betingelserne/).check();
    await page.getByLabel('Adgangskode', { exact: true }).press('Enter');
    await page.waitForURL(new RegExp(`^${url}/[1-9A-HJ-NP-Za-km-z]{8}$`));
    await page.getByText('Invitationen er gemt, men dit billede kom ikke med.').waitFor();
    found.push(...(await lookAt(page, `draft-picture-2-${name}`)));
    await page.unroute(/\/images$/);
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    const shown = page.locator('picture img[src^="/media/images/"]').first();
    await shown.waitFor({ timeout: 60_000 });
    const accent = photoAccent(await shown.getAttribute('src'));
    expect(accent).not.toBeNull();
    expect(await page.locator('article').evaluate((node) => getComputedStyle(node).getPropertyValue('--berry'))).toBe(
      accent?.light,
    );
    expect(await page.getByText('dit billede kom ikke med').count()).toBe(0);
    const guest = await visit(size);
    await guest.page.goto(page.url());
    expect(await titleOn(guest.page)).toEqual(seen);
    await guest.close();
    expect(found).toEqual([]);
    await close();
  },
  180_000,
);
