import { party, type Party } from '@festlig/contracts/party';
import { TITLE_BOXES } from '@festlig/domain/media/title-box';
import { drawnPlace, titlePlace } from '@festlig/domain/web/hero-image';
import { BY_PICTURE, lookOf } from '@festlig/domain/web/look';
import { TYPEFACES } from '@festlig/domain/web/typefaces';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { DRAWN_AFTER, drawnPictures } from './drawn-pictures';
import { drawnTitle, isWithin, linesOn, type Rect, ROUNDING, shareApart } from './drawn-title';
import { makeParty, openAsHost } from './hosting';
import { partyWithOwnPicture } from './own-hero';

const { url } = product();
/** With each place and each typeface of a title, of those that are drawn for tests; on a host's own picture it has another place. */
const PICTURES = [
  'linen-wreath',
  'fir-and-stars',
  'paper-chains',
  'apricot-dawn',
  'candle-glow',
  'confetti-dusk',
  'moonlit-wreath',
  'streamers',
];
const TITLES = {
  short: 'Jul',
  long: 'Sofie og Mikkel skal giftes i sommerhaven',
  'very long':
    'Velkommen til Annemettes og Frederik Christoffersens konfirmationsfest for hele familien på Skovriddergården',
};
const WIDTHS = [320, 390, 768, 1280];
/** The places of picture, title, eyebrow, day and what is last below the title, what they have room in, and whether the title lies under a veil. */
const placesOn = (page: Page) =>
  page.locator('h1').evaluate((title) => {
    const rectOf = (element: Element | null): Rect => {
      const { left, top, right, bottom } = (element ?? title).getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const box = title.closest<HTMLElement>('[data-over]') ?? title.parentElement?.parentElement ?? title;
    const place = box.parentElement as HTMLElement;
    return {
      title: rectOf(title),
      eyebrow: rectOf(title.previousElementSibling),
      day: rectOf(title.nextElementSibling),
      end: rectOf(title.parentElement?.lastElementChild ?? null),
      picture: rectOf(place.offsetParent),
      room: rectOf(place),
      hasVeil: (box as HTMLElement).dataset['over'] !== undefined,
    };
  });

/** Where nothing is drawn on the picture; a host's own has a place for it at its foot or below it. */
function calmOf({ picture, room, hasVeil }: { picture: Rect; room: Rect; hasVeil: boolean }, heroImage: string): Rect {
  if (titlePlace(heroImage) === 'under') return room;
  const [across, down] = [picture.right - picture.left, picture.bottom - picture.top];
  const { top, side, bottom } = hasVeil
    ? { top: 0.13, side: 0.07, bottom: 0.11 }
    : TITLE_BOXES[drawnPlace(heroImage)][across > down ? 'wide' : 'upright'];
  return {
    left: picture.left + side * across,
    right: picture.right - side * across,
    top: picture.top + top * down,
    bottom: picture.bottom - bottom * down,
  };
}

let host: Awaited<ReturnType<typeof signedUpHost>>['visitor'];
let email: string;
let pictures: string[];
let own: Awaited<ReturnType<typeof partyWithOwnPicture>>;
/** A party with this title and one of the pictures. A host's own picture is that of one party alone. */
const partyWith = (title: string, heroImage: string, themeName: Party['themeName'] = 'default') =>
  heroImage === own.heroImage
    ? host.call(party.calls.updateParty, { partyId: own.sid, title, themeName })
    : makeParty(host, { title, heroImage, themeName });
beforeAll(async () => {
  ({ visitor: host, email } = await signedUpHost(product(), { verified: false }));
  pictures = await drawnPictures(host, PICTURES);
  own = await partyWithOwnPicture(host);
  pictures.push(own.heroImage);
}, 2 * DRAWN_AFTER);

describe('the title of an invitation (rule: title-on-calm)', () => {
  it('is tried in each of its places and typefaces', () => {
    expect(new Set(pictures.map(titlePlace))).toEqual(new Set([...Object.keys(TITLE_BOXES), 'under']));
    expect(new Set(pictures.map((heroImage) => lookOf({ ...BY_PICTURE, heroImage, type: 'party' }).typeface))).toEqual(
      new Set(Object.keys(TYPEFACES)),
    );
  });

  it.each([
    ...Object.entries(TITLES).map(([length, title]) => [length, title, 'default'] as const),
    ['long, on the smaller picture of the classic theme', TITLES.long, 'legacyDefault'] as const,
  ])(
    'lies where the picture is calm and below its date, when it is %s, on each width',
    async (_, title, themeName) => {
      const { page, complaints, close } = await visit(DESK);
      const wrong: string[] = [];
      for (const heroImage of pictures) {
        const { sid } = await partyWith(title, heroImage, themeName);
        await page.goto(`${url}/${sid}`);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate(async () => {
            await document.fonts.ready;
            // The title is fitted anew in the frame after its box has changed.
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          });
          const { eyebrow, day, end, ...places } = await placesOn(page);
          const calm = calmOf(places, heroImage);
          const name = `${heroImage} at ${width}`;
          const hasDay = width >= 900 && themeName === 'default';
          const isBelowPhoto = titlePlace(heroImage) === 'under' && themeName !== 'default';
          if (day.bottom > day.top !== (hasDay || isBelowPhoto)) wrong.push(`${name}: the day below the title`);
          for (const [what, rect] of Object.entries({ day, end }))
            if (!isWithin(rect, calm)) wrong.push(`${name}: the ${what} leaves its place`);
          if (!isWithin(places.title, calm)) wrong.push(`${name}: the title leaves its place`);
          if (!isWithin(eyebrow, calm)) wrong.push(`${name}: the date leaves its place`);
          if (eyebrow.bottom > places.title.top + ROUNDING) wrong.push(`${name}: the date overlaps the title`);
        }
      }
      expect(wrong).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
    180_000,
  );

  it.each([
    { width: 390, isVeiled: false },
    { width: 320, isVeiled: true },
  ])('becomes small on a frame, and lies under a veil only where it is still too long: $width px', async (size) => {
    const { page, close } = await visit({ ...PHONE, width: size.width });
    const heroImage = pictures.find((path) => titlePlace(path) === 'within')!;
    const couple = 'Anne-Margrethe Vestergaard-Christensen og Christoffer Emil Bertelsen-Holm';
    for (const title of [`${couple} indbyder til bryllup og fest`, TITLES['very long']]) {
      const { sid } = await makeParty(host, { title, heroImage });
      await page.goto(`${url}/${sid}`);
      await drawnTitle(page);
      expect({ title, isVeiled: (await placesOn(page)).hasVeil }).toEqual({ title, isVeiled: size.isVeiled });
    }
    await close();
  });

  it('lies where the picture is calm in a browser that runs no scripts, by its length (rule: page-without-scripts)', async () => {
    const { page, close } = await visit(DESK, 'da-DK', { javaScriptEnabled: false });
    const wrong: string[] = [];
    const sizes: string[] = [];
    // Longer ones need the veil on the smallest phones, which only a script lays.
    for (const title of [TITLES.short, 'Konfirmation i Sankt Nicolai', 'Sofie og Mikkel skal giftes']) {
      for (const heroImage of pictures) {
        const { sid } = await partyWith(title, heroImage);
        await page.goto(`${url}/${sid}`);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const { eyebrow, ...places } = await placesOn(page);
          const calm = calmOf(places, heroImage);
          const name = `${title} on ${heroImage} at ${width}`;
          if (!isWithin(places.title, calm)) wrong.push(`${name}: the title leaves its place`);
          if (!isWithin(eyebrow, calm)) wrong.push(`${name}: the date leaves its place`);
        }
        // On a wide screen all of them are as large as a title can be.
        await page.setViewportSize(PHONE);
        sizes.push(await page.locator('h1').evaluate((drawn) => getComputedStyle(drawn).fontSize));
      }
    }
    expect(wrong).toEqual([]);
    expect(new Set(sizes).size).toBeGreaterThan(1);
    await close();
  }, 180_000);

  it.each([PHONE, DESK])('has the same size and breaks for its host and for a guest, $width px wide', async (size) => {
    const { sid } = await makeParty(host, { title: 'Åse og Bjørn skal giftes', heroImage: pictures[0]! });
    const guest = await visit(size);
    await guest.page.goto(`${url}/${sid}`);
    await guest.page.getByRole('link', { name: 'Svar på invitationen' }).waitFor();
    const hosts = await visit(size);
    await openAsHost(hosts.page, email, `/${sid}`);
    await hosts.page.getByRole('button', { name: 'Rediger' }).waitFor();
    const shown = await drawnTitle(guest.page);
    expect(shown.lines).toBeGreaterThan(0);
    expect(await drawnTitle(hosts.page)).toEqual(shown);
    await hosts.close();
    await guest.close();
  });
});

describe('the lines of a title (rule: title-breaks)', () => {
  it.each([PHONE, DESK])(
    'are the same while a host edits it as for a guest, $width px wide',
    async (size) => {
      const guest = await visit(size);
      const hosts = await visit(size);
      const sids: string[] = [];
      for (const title of ['Anne-Margrethe og Bo fylder 80', ...Object.values(TITLES)]) {
        const { sid } = await makeParty(host, { title, heroImage: pictures[sids.length]! });
        if (sids.length === 0) await openAsHost(hosts.page, email, `/${sid}`);
        sids.push(sid);
        const drawn = [];
        for (const { page } of [guest, hosts]) {
          await page.goto(`${url}/${sid}`);
          await page.getByRole('heading', { level: 1 }).waitFor();
          if (page === hosts.page) {
            await page.getByRole('button', { name: 'Rediger', exact: true }).click();
            await page.getByLabel('Titel', { exact: true }).waitFor();
          }
          const { fontSize } = await drawnTitle(page);
          drawn.push({ fontSize, lines: await linesOn(page) });
        }
        expect(drawn[1]).toEqual(drawn[0]);
        expect(await shareApart(hosts.page)).toBeLessThan(0.01);
      }
      await hosts.close();
      await guest.close();
    },
    120_000,
  );

  it.each([
    'Anne-Margrethe og Bo fylder 80',
    'Mormor fylder 80',
    'Grandma & Grandpa turn 100',
    'Sofie Lund og Mads Winther',
  ])('keep together what belongs together, for a guest with and without scripts: %s', async (title) => {
    const { sid } = await makeParty(host, { title, heroImage: pictures[3]! });
    const wrong: string[] = [];
    for (const javaScriptEnabled of [true, false]) {
      const { page, complaints, close } = await visit(PHONE, 'da-DK', { javaScriptEnabled });
      await page.goto(`${url}/${sid}`);
      await page.getByRole('link', { name: 'Svar på invitationen' }).waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // Without scripts nothing is measured, and nothing waits for a frame.
        if (javaScriptEnabled) await drawnTitle(page);
        const lines = await linesOn(page);
        const isApart = lines.some((line) => /^\d+$|-$|(?:^| )(?:og|&)$|(?:Sofie|Mads)$/.test(line));
        if (isApart || lines.join(' ') !== title) wrong.push(`${width}: ${lines.join(' / ')}`);
      }
      expect(complaints).toEqual([]);
      await close();
    }
    expect(wrong).toEqual([]);
  });
});

describe('the facts of an invitation', () => {
  it('begin below the picture, and below the title of a host’s own (rules: frame-whole, own-hero-clear)', async () => {
    const { page, close } = await visit(DESK);
    const isAcross: string[] = [];
    for (const heroImage of pictures) {
      const { sid } = await partyWith(TITLES.short, heroImage);
      await page.goto(`${url}/${sid}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { picture } = await placesOn(page);
        const facts = page.getByRole('heading', { name: 'Hvornår' }).locator('xpath=ancestor::div[2]');
        const top = await facts.evaluate((card) => card.getBoundingClientRect().top);
        if (top < picture.bottom) isAcross.push(`${heroImage} at ${width}`);
      }
    }
    expect(isAcross).toEqual([]);
    await close();
  }, 180_000);
});
