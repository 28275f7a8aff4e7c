import { party as contract } from '@festlig/contracts/party';
import { heroIn, heroUpright } from '@festlig/domain/web/hero-image';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { DESK, PHONE, untilOnScreen, visit } from './browser';
import { makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';
import { partyWithOwnPicture } from './own-hero';

const { url } = product();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A bright evening sky over a dark hill, as a phone takes it: a title in any one colour needs help on it. */
const photo = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="4000"><defs><linearGradient id="a" x2="0" y2="1">' +
        '<stop stop-color="#9cc7ee"/><stop offset=".5" stop-color="#fde7c2"/><stop offset=".6" stop-color="#f08a5d"/>' +
        '</linearGradient></defs><rect width="3000" height="4000" fill="url(#a)"/>' +
        '<circle cx="1500" cy="2100" r="420" fill="#fff6d8"/>' +
        '<path d="M0 2600Q900 2100 1700 2500T3000 2300V4000H0Z" fill="#23402f"/></svg>',
    ),
  )
    .jpeg()
    .withMetadata({ exif: { IFD0: { Model: 'SECRET-PHONE' } } })
    .toBuffer();
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

describe("a host's own picture", () => {
  it('is chosen and cropped on a phone, and is shown to guests, in the text too', async () => {
    const { visitor: host, email } = await signedUpHost(product(), { verified: false });
    const party = await makeParty(host);
    const phone = await visit(PHONE);
    const { page } = phone;
    await openAsHost(page, email, `/${party.sid}`);
    await button(page, 'Rediger').click();
    await button(page, 'Billede').click();
    const input = page.getByTestId('picture-file');

    // A file that is no picture is refused with a reason, and another one can be chosen.
    await input.setInputFiles(file('ferie.jpg', Buffer.from('<html>this is no picture</html>')));
    await page.getByText('Det er ikke et billede, vi kan læse.').waitFor({ timeout: 30_000 });
    const found = await lookAt(page, 'own-picture-1-refused');

    await input.setInputFiles(file('ferie.jpg', await photo()));
    await page.getByRole('heading', { name: 'Vælg udsnittet' }).waitFor({ timeout: 60_000 });
    const area = page.getByRole('application', { name: 'Vælg udsnittet: Højt, til telefoner' });
    await area.waitFor();
    // Enlarged and moved with the keyboard alone.
    await page.getByRole('slider', { name: 'Zoom ind' }).focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
    await area.focus();
    await page.keyboard.press('ArrowDown');
    found.push(...(await lookAt(page, 'own-picture-2-crop')));
    // On a low screen it is in sight without scrolling, and is the only way on beside going back.
    await page.setViewportSize({ width: PHONE.width, height: 600 });
    await untilOnScreen(button(page, 'Brug billedet'));
    expect(await button(page, 'Luk').count()).toBe(0);
    await page.setViewportSize(PHONE);
    await button(page, 'Brug billedet').click();
    await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 60_000 });

    // A picture in the text, with words for those who do not see it.
    await page.getByRole('textbox', { name: 'Tekst' }).click();
    await page.keyboard.press('Control+End');
    await button(page, 'Indsæt billede').click();
    await page.getByTestId('picture-file').setInputFiles(file('os.jpg', await photo()));
    await page.getByLabel('Hvad viser billedet?').fill('Solnedgang over bakken', { timeout: 60_000 });
    await button(page.getByRole('dialog') as unknown as Page, 'Indsæt billede').click();
    await page.getByRole('img', { name: 'Solnedgang over bakken' }).waitFor();
    found.push(...(await lookAt(page, 'own-picture-3-editing')));
    await button(page, 'Gem').click();
    await page.getByRole('heading', { name: 'Åse fylder 60' }).waitFor();

    const { heroImage, body } = await host.call(contract.calls.getParty, { partyId: party.id });
    expect(heroImage).toMatch(
      new RegExp(`^/media/images/${party.id}/[0-9a-f]{24}/c[0-9a-f]{15}-[0-9a-f]{36}-light\\.jpg$`),
    );
    const guest = await visit(PHONE);
    const loaded: string[] = [];
    guest.page.on('response', (response) => {
      if (response.url().includes('/media/images/'))
        loaded.push(`${response.headers()['content-type']} ${response.url()}`);
    });
    await guest.page.goto(`${url}/${party.sid}`);
    const hero = guest.page.locator('picture img').first();
    await hero.waitFor();
    const shown = await hero.evaluate((img: HTMLImageElement) => img.decode().then(() => img.currentSrc));
    expect(shown).toBe(url + heroIn(heroUpright(heroImage ?? ''), 'avif'));
    // One file of it, and a thumbnail behind the page.
    expect(loaded.filter((each) => !/\/(?:thumbs|small|large)\b/.test(each))).toEqual([`image/avif ${shown}`]);
    const inText = guest.page.getByRole('img', { name: 'Solnedgang over bakken' });
    await inText.scrollIntoViewIfNeeded();
    expect(await inText.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth > 0))).toBe(true);
    expect(body).toContain('loading="lazy"');
    const html = await (await host.fetch(`/${party.sid}`)).text();
    expect(html).toContain(`property="og:image" content="${url}${heroImage}"`);
    const served = await host.fetch(heroImage ?? '');
    expect(Buffer.from(await served.arrayBuffer()).includes('SECRET')).toBe(false);
    found.push(...(await lookAt(guest.page, 'own-picture-4-guest')));

    // The crop can be changed later, and is shown as it was left.
    const desk = await visit(DESK, 'en-GB');
    await openAsHost(desk.page, email, `/${party.sid}`);
    await desk.page.getByRole('button', { name: /^(Edit|Rediger)$/ }).click();
    await desk.page.getByRole('button', { name: /^(Picture|Billede)$/ }).click();
    await desk.page.getByRole('button', { name: /^(Adjust the crop|Tilpas udsnittet)$/ }).click();
    await desk.page.getByRole('application').waitFor();
    found.push(...(await lookAt(desk.page, 'own-picture-5-adjust')));

    expect(found).toEqual([]);
    expect([...phone.complaints, ...guest.complaints, ...desk.complaints]).toEqual([]);
    for (const each of [phone, guest, desk]) await each.close();
  }, 240_000);
});

describe("the page of a host's own picture, on the host's phone", () => {
  const SIZES = [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ];
  const LONG = 'Åse og Bjørn fejrer sølvbryllup i haven';

  /** Waits until two lines of the title end above the host's bar at the lower edge, which has this button. */
  const untilInSight = (page: Page, name: string) =>
    page.waitForFunction((name) => {
      const title = [...document.querySelectorAll<HTMLElement>('[data-title]')].find((each) => each.offsetHeight > 0);
      const button = [...document.querySelectorAll('button')].find(({ textContent: text }) => text === name);
      let bar: Element | null = button ?? null;
      while (bar && !/fixed|sticky/.test(getComputedStyle(bar).position)) bar = bar.parentElement;
      if (!title || !bar) return false;
      const { top, height } = title.getBoundingClientRect();
      const twoLines = Math.min(height, 2 * Number.parseFloat(getComputedStyle(title).lineHeight));
      return top + twoLines <= bar.getBoundingClientRect().top;
    }, name);

  it.each(SIZES.flatMap((size) => (['picture', 'beside'] as const).map((layout) => ({ ...size, layout }))))(
    'has two lines of the title between the bars, a picture of the whole width above them, also while it is edited: $width x $height, $layout (rule: own-hero-clear)',
    async (size) => {
      const { visitor: host, email } = await signedUpHost(product(), { verified: false });
      const { sid } = await partyWithOwnPicture(host, undefined, size.layout);
      await host.call(contract.calls.updateParty, { partyId: sid, title: LONG });
      const { page, complaints, close } = await visit(size);
      await openAsHost(page, email, `/${sid}`);
      await untilInSight(page, 'Fortsæt');
      const picture = page.locator('picture img').locator('visible=true').first();
      expect((await picture.boundingBox())?.width).toBe(size.width);
      await button(page, 'Rediger').click();
      await untilInSight(page, 'Gem');
      expect((await picture.boundingBox())?.width).toBe(size.width);
      expect(complaints).toEqual([]);
      await close();
    },
    120_000,
  );

  it.each(SIZES)(
    'has them before it is saved too, below what says so: $width x $height (rule: own-hero-clear)',
    async (size) => {
      const { page, complaints, close } = await visit(size);
      await page.goto(`${url}/da/new/birthday`);
      await page.getByLabel('Hvem har fødselsdag?').fill('Åse og Bjørn Christoffersen');
      await page.getByLabel('Dato', { exact: true }).fill(`${new Date().getFullYear() + 1}-06-20`);
      await page.getByLabel('Klokken', { exact: true }).fill('18:00');
      await page.getByLabel('Klokken', { exact: true }).press('Enter');
      await button(page, 'Billede').click();
      await page.getByTestId('picture-file').setInputFiles(file('os.jpg', await photo()));
      await button(page, 'Brug billedet').click();
      const picture = page.locator('[data-local-hero]');
      await picture.waitFor();
      await page.getByText('Den er ikke gemt endnu.').waitFor();
      await untilInSight(page, 'Gem og opret konto');
      expect((await picture.boundingBox())?.width).toBe(size.width);
      expect(complaints).toEqual([]);
      await close();
    },
    120_000,
  );
});

describe("a host's own picture in its place on the page", () => {
  /** Where the picture, the title, the button and the band of facts are, and the picture's file. */
  const placesOn = async (page: Page) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page.locator('h1').evaluate((title) => {
      const rect = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      };
      const place = title.closest('[data-title-box]')!.parentElement!;
      const image = place.previousElementSibling!.querySelector('img')!;
      const facts = [...document.querySelectorAll('h2')].find(({ textContent: text }) => text === 'Hvornår');
      return {
        title: rect(title),
        button: rect(place.querySelector('a')!),
        picture: rect(image),
        file: new URL(image.currentSrc).pathname,
        facts: rect(facts!.closest('article > div > div')!),
        grounds: [facts!.closest('article > div > div')!, place.closest('article > div > div > div')!].map(
          (ground) => getComputedStyle(ground).backgroundColor,
        ),
      };
    });
  };
  let host: Awaited<ReturnType<typeof signedUpHost>>['visitor'];
  /** One with a short title, and one with a title of many words. */
  const parties: Awaited<ReturnType<typeof partyWithOwnPicture>>[] = [];
  beforeAll(async () => {
    ({ visitor: host } = await signedUpHost(product(), { verified: false }));
    for (const title of ['Mettes fødselsdag', 'Åse og Bjørn fejrer sølvbryllup i haven med alle deres venner']) {
      const { id, heroImage } = await partyWithOwnPicture(host, undefined, 'beside');
      parties.push({ ...(await host.call(contract.calls.updateParty, { partyId: id, title })), heroImage });
    }
  }, 60_000);

  it.each([{ width: 360, height: 740 }, PHONE])(
    'takes the whole width of a phone, with room between the button below the title and the facts, for short and long titles: $width px (rule: own-hero-clear)',
    async (size) => {
      const { page, close } = await visit(size);
      for (const { sid } of parties) {
        await page.goto(`${url}/${sid}`);
        const { picture, facts, ...at } = await placesOn(page);
        expect([picture.left, picture.right]).toEqual([0, size.width]);
        expect(at.title.top).toBeGreaterThan(picture.bottom);
        const room = Math.round(facts.top - at.button.bottom);
        expect([room, room >= 24 && room <= 56]).toEqual([room, true]);
      }
      await close();
    },
    120_000,
  );

  it.each([DESK, { width: 1280, height: 800 }, { width: 1920, height: 1000 }, { width: 768, height: 1024 }])(
    'is the left half of the first screen, upright, and the title and the button stand in the right one: $width x $height (rule: own-hero-clear)',
    async (size) => {
      const { page, complaints, close } = await visit(size);
      for (const { sid, heroImage } of parties) {
        await page.goto(`${url}/${sid}`);
        const { picture, facts, file, grounds, ...at } = await placesOn(page);
        // The facts are on a pale band, the title on the deep accent (rule: page-themes).
        const [band = 0, panel = 255] = grounds.map((ground) =>
          Math.max(...(ground.match(/[\d.]+/g) ?? []).map(Number)),
        );
        expect({ band, panel, differ: band > panel && panel > 0 }).toEqual({ band, panel, differ: true });
        const width = await page.evaluate(() => document.documentElement.clientWidth);
        expect([picture.left, Math.round(picture.right)]).toEqual([0, Math.round(width / 2)]);
        expect(file).toBe(heroIn(heroUpright(heroImage), 'avif'));
        for (const { left, right, top, bottom } of [at.title, at.button]) {
          expect(left).toBeGreaterThan(picture.right);
          expect(right).toBeLessThan(width);
          expect(top).toBeGreaterThan(picture.top);
          expect(bottom).toBeLessThan(Math.min(picture.bottom, size.height));
        }
        expect(Math.round(facts.top)).toBe(Math.round(picture.bottom));
      }
      expect(complaints).toEqual([]);
      await close();
    },
    120_000,
  );

  it.each([PHONE, { width: 320, height: 640 }, DESK, { width: 1920, height: 950 }])(
    'has the title and the button at its foot on the first screen, and goes over into the band of facts: $width x $height (rule: own-hero-clear)',
    async (size) => {
      const { page, complaints, close } = await visit(size);
      for (const { id, sid, heroImage } of parties) {
        await host.call(contract.calls.updateParty, { partyId: id, layout: 'picture' });
        await page.goto(`${url}/${sid}`);
        const { picture, facts, file, grounds, title, button } = await placesOn(page);
        await host.call(contract.calls.updateParty, { partyId: id, layout: 'beside' });
        const width = await page.evaluate(() => document.documentElement.clientWidth);
        expect([picture.left, Math.round(picture.right)]).toEqual([0, width]);
        const isUpright = size.width < 560;
        expect(file).toBe(heroIn(isUpright ? heroUpright(heroImage) : heroImage, 'avif'));
        // The upper part, where faces are, is clear; of a long title on a small phone less.
        expect(title.top - picture.top).toBeGreaterThan(size.width === 320 ? 60 : 100);
        expect(title.top).toBeLessThan(picture.bottom);
        expect(button.bottom).toBeLessThan(Math.min(facts.top, size.height));
        const foot = page.locator(':has(> [data-on-picture])').last();
        expect(await foot.evaluate((frame) => getComputedStyle(frame).backgroundColor)).toBe(grounds[0]);
      }
      expect(complaints).toEqual([]);
      await close();
    },
    120_000,
  );

  it('stands above the title on a classic card, in the wide format (rule: own-hero-clear)', async () => {
    const { page, close } = await visit(DESK);
    const { id, sid, heroImage } = await partyWithOwnPicture(host);
    const { themeName } = await host.call(contract.calls.updateParty, { partyId: id, themeName: 'legacyDefault' });
    expect(themeName).toBe('legacyDefault');
    await page.goto(`${url}/${sid}`);
    const { picture, title, file } = await placesOn(page);
    expect(file).toBe(heroIn(heroImage, 'avif'));
    expect(title.top).toBeGreaterThan(picture.bottom);
    expect(title.left).toBeLessThan(picture.right);
    await close();
  }, 60_000);

  it('has the buttons of its host 16 px within its half, from where what they open covers no title (rule: edit-beside-picture)', async () => {
    const { visitor: host, email } = await signedUpHost(product(), { verified: false });
    const { sid } = await partyWithOwnPicture(host, undefined, 'beside');
    const { page, complaints, close } = await visit({ width: 1280, height: 800 });
    await openAsHost(page, email, `/${sid}`);
    await button(page, 'Rediger').waitFor();
    const picture = (await page.locator('article picture img').first().boundingBox())!;
    const bar = (await page.locator('[data-picture-tools]').boundingBox())!;
    const end = picture.x + picture.width;
    expect([bar.y - picture.y, end - bar.x - bar.width].map(Math.round)).toEqual([16, 16]);
    await button(page, 'Rediger').click();
    for (const name of ['Skrift', 'Farve', 'Layout']) {
      await button(page, name).click();
      const opened = (await page.getByRole('dialog', { name }).boundingBox())!;
      expect(opened.x).toBeGreaterThan(picture.x);
      const title = (await page.locator('[data-title]').locator('visible=true').first().boundingBox())!;
      expect(opened.x + opened.width).toBeLessThan(title.x);
      await button(page, 'Luk').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);
});
