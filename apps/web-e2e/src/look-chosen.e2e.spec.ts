import { COLOURS } from '@festlig/domain/web/look';
import { TYPEFACES } from '@festlig/domain/web/typefaces';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { PHONE, visit } from './browser';
import { DRAWN_AFTER, drawnPictures } from './drawn-pictures';
import { makeParty, openAsHost } from './hosting';
import { hasFocus } from './keyboard';
import { lookAt } from './looked-at';

const LAPTOP = { width: 1280, height: 800 };
const rowOf = (page: Page, name: string) => page.getByRole('radiogroup', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const closeChoice = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
const isStill = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
const titleOf = (page: Page) => page.getByLabel('Titel', { exact: true });

/** Whether the middle of an element is on the screen, and nothing that can be seen lies over it. */
const isInView = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const over = document
      .elementsFromPoint(left + width / 2, top + height / 2)
      .filter((each) => each.closest('.MuiPaper-root') ?? !each.closest('.MuiPopover-root'));
    return node.contains(over[0] ?? null);
  });
/** The same of what cannot be pressed, which is not found at its point. */
const isClear = (element: Locator) =>
  element.evaluate((node) => {
    const [own, over] = [node, document.querySelector('.MuiPopover-paper')!].map((each) =>
      each.getBoundingClientRect(),
    );
    return own!.bottom <= over!.top || own!.top >= over!.bottom || own!.right <= over!.left;
  });
const labelOf = (radio: Locator) => radio.locator('xpath=..');
const fontOf = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).fontFamily.split(',')[0]?.replaceAll('"', ''));
const groundOf = (radio: Locator) =>
  radio.evaluate((node) => getComputedStyle(node.nextElementSibling!).backgroundColor);
const asDrawn = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Edits a new party, whose title stands in the upper half of its picture. */
async function editParty(page: Page, changes: Parameters<typeof makeParty>[1] = {}) {
  const { visitor: host, email } = await signedUpHost(product(), { verified: false });
  const [heroImage = null] = await drawnPictures(host, ['candle-glow']);
  const { sid } = await makeParty(host, { heroImage, ...changes });
  await openAsHost(page, email, `/${sid}`);
  await button(page, 'Rediger').click();
  await titleOf(page).waitFor();
}

describe.each([
  ['phone', PHONE],
  ['laptop', LAPTOP],
] as const)('the choice of lettering and colour, on a %s (rule: look-chosen)', (name, size) => {
  it(
    'has the title in view with every choice, which is seen at once; leaving without saving is warned of',
    async () => {
      const { page, complaints, close } = await visit(size);
      await editParty(page);
      const fonts: unknown[] = [];
      const grounds: string[] = [];
      // All of them are reached from the first screen.
      for (const tool of ['Billede', 'Skrift', 'Farve', 'Layout'])
        expect([tool, await isInView(button(page, tool))]).toEqual([tool, true]);
      // The guest's button shows the colour beside the title.
      const shown = page.getByText('Svar på invitationen').first();
      for (const group of ['Skrift', 'Farve']) {
        await button(page, group).press('Enter');
        await isStill(page);
        const radios = await rowOf(page, group).getByRole('radio').all();
        expect(await hasFocus(radios[0]!)).toBe(true);
        for (const radio of radios.slice(1)) {
          await page.keyboard.press('ArrowRight');
          expect(await hasFocus(radio)).toBe(true);
          expect(await radio.isChecked()).toBe(true);
          expect([group, await isInView(titleOf(page)), await isInView(labelOf(radio))]).toEqual([group, true, true]);
          expect([group, await isClear(shown)]).toEqual([group, true]);
          if (group === 'Skrift') fonts.push(await fontOf(titleOf(page)));
          else {
            grounds.push(await groundOf(radio));
            expect(await shown.evaluate((node) => getComputedStyle(node).color)).toBe(await groundOf(radio));
          }
        }
        expect(await lookAt(page, `look-chosen-${group}-${name}`)).toEqual([]);
        await closeChoice(page);
        expect(await hasFocus(button(page, group))).toBe(true);
      }
      const order = ['fraunces', 'cormorant', 'bricolage', 'fredoka', 'young', 'vibes', 'caveat'] as const;
      expect(fonts).toEqual(order.map((typeface) => TYPEFACES[typeface].split('"')[1]));
      expect(grounds).toEqual(Object.values(COLOURS).flatMap((colour) => (colour ? [asDrawn(colour.light)] : [])));
      await button(page, 'Layout').click();
      await isStill(page);
      expect(await lookAt(page, `look-chosen-layout-${name}`)).toEqual([]);
      await closeChoice(page);
      await button(page, 'Annuller').click();
      await button(page, 'Kassér').waitFor();
      expect(complaints).toEqual([]);
      await close();
    },
    2 * DRAWN_AFTER,
  );

  it(
    'has room on the screen for the longest title and the choice together',
    async () => {
      const { page, close } = await visit(size);
      await editParty(page, {
        title: 'Anne-Margrethe og Frederik inviterer til sølvbryllup på Langeland '.repeat(2).trim(),
      });
      await button(page, 'Farve').press('Enter');
      await isStill(page);
      const colours = rowOf(page, 'Farve').getByRole('radio');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await isInView(titleOf(page))).toBe(true);
      expect(await isInView(labelOf(colours.nth(2)))).toBe(true);
      await close();
    },
    2 * DRAWN_AFTER,
  );

  it(
    'shows what was chosen before, also where that is the last of its row',
    async () => {
      const { page, close } = await visit(size);
      await editParty(page, { lettering: 'young', colour: 'ink' });
      for (const [group, choice] of [
        ['Skrift', 'Kraftig'],
        ['Farve', 'Blæksort'],
      ] as const) {
        await button(page, group).click();
        await isStill(page);
        const radio = rowOf(page, group).getByRole('radio', { name: choice });
        expect(await radio.isChecked()).toBe(true);
        const { x, width } = (await labelOf(radio).boundingBox())!;
        expect(x + width).toBeLessThanOrEqual(size.width);
        await closeChoice(page);
      }
      await close();
    },
    2 * DRAWN_AFTER,
  );
});

it.each([PHONE, LAPTOP])(
  'the fields of the editor stand in one column, $width px wide (rule: edit-one-column)',
  async (size) => {
    const { page, close } = await visit(size);
    await editParty(page);
    const cardOf = (field: Locator) => field.locator('xpath=ancestor::*[contains(@class, "MuiCard-root")]');
    const parts = [
      cardOf(page.getByLabel('Dato', { exact: true })),
      page.getByRole('region', { name: 'Program' }),
      page.getByLabel('Når du deler linket').locator('xpath=ancestor::*[contains(@class, "MuiContainer-root")]'),
    ];
    const edges = [];
    for (const part of parts) {
      // What is in it, without the padding around.
      edges.push(
        await part.evaluate((node) => {
          const { left, right } = node.getBoundingClientRect();
          const { paddingLeft, paddingRight } = getComputedStyle(node);
          const isCard = node.className.includes('Card');
          return [left + (isCard ? 0 : parseFloat(paddingLeft)), right - (isCard ? 0 : parseFloat(paddingRight))];
        }),
      );
    }
    expect(new Set(edges.map((edge) => edge.join(' to '))).size).toBe(1);
    await close();
  },
  2 * DRAWN_AFTER,
);

it.each([360, 390])(
  'has every lettering and colour in sight on a phone of %i px, in rows that are low (rule: look-chosen)',
  async (width) => {
    const { page, complaints, close } = await visit({ width, height: 780 });
    await editParty(page, { colour: 'ink' });
    for (const group of ['Skrift', 'Farve']) {
      await button(page, group).click();
      await isStill(page);
      const row = rowOf(page, group);
      // Those of the lettering show the title, two beside each other.
      expect((await row.boundingBox())!.height).toBeLessThanOrEqual(group === 'Skrift' ? 290 : 150);
      expect(await row.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
      for (const radio of await row.getByRole('radio').all()) {
        const choice = (await labelOf(radio).boundingBox())!;
        expect([choice.x >= 0, choice.x + choice.width <= width]).toEqual([true, true]);
        expect([choice.width, choice.height].map(Math.round).every((size) => size >= 44)).toBe(true);
      }
      if (group === 'Skrift') await closeChoice(page);
    }
    const sheet = page.getByRole('dialog', { name: 'Farve' });
    // A swatch has its name for screen readers, and that of the chosen one is seen.
    expect(await sheet.getByText('Blæksort').first().isVisible()).toBe(true);
    await sheet.getByRole('radio', { name: 'Havblå' }).check({ force: true });
    expect((await sheet.getByText('Havblå').first().boundingBox())!.height).toBeGreaterThan(16);
    expect(complaints).toEqual([]);
    await close();
  },
  2 * DRAWN_AFTER,
);
