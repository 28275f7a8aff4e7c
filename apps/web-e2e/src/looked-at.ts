import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESK, PHONE } from './browser';
import { foundAtPhoneSize } from './phone-size';

const FOLDER = join(process.cwd(), 'dist/screenshots');

/** Saves `<name>-390.png` and `<name>-1280.png` for people to look at; drawing them takes some time. */
async function takePictures(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const before = page.viewportSize() ?? DESK;
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, `${name}-${size.width}.png`), fullPage: true });
  }
  await page.setViewportSize(before);
}

/** What happens to stand below a bar at an edge can be scrolled from there: the bars are measured in their place in the text. */
const setBars = (page: Page, position: 'static' | '') =>
  page.locator('[data-bottom-bar], header:has(> nav)').evaluateAll((bars, position) => {
    for (const bar of bars) (bar as HTMLElement).style.position = position;
  }, position);

/** Rules about the whole page, which do not apply while a dialog covers it. */
const OF_THE_PAGE = ['page-has-heading-one', 'landmark-one-main'];

/**
 * Returns what axe finds wrong with the page (WCAG 2.2 A and AA, and its best practices: headings in order, everything
 * in a landmark), and, at the width of a phone, which targets are too small and
 * whether the page scrolls sideways. With FESTLIG_SCREENSHOTS=on it also takes screenshots, at
 * phone and desktop width.
 */
export async function lookAt(page: Page, name: string): Promise<string[]> {
  // Before the page's chunk has loaded there is nothing to check.
  await page.locator('main').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  // What is still growing is smaller than it will be; what moves for ever is as large as it gets.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
        .map(({ finished }) => finished),
    ),
  );
  if (process.env['FESTLIG_SCREENSHOTS'] === 'on') await takePictures(page, name);
  await setBars(page, 'static');
  const isCovered = (await page.locator('#root[aria-hidden="true"]').count()) > 0;
  // Only the top frame: the preview of a mail is a frame that runs no scripts, including axe's.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ iframes: false })
    // A tooltip is read with the element it describes, wherever it is drawn.
    .exclude('[role="tooltip"]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(isCovered ? OF_THE_PAGE : ['page-has-heading-one'])
    .analyze();
  await setBars(page, '');
  return [
    ...violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    ...(await foundAtPhoneSize(page)),
  ].map((finding) => `${name}: ${finding}`);
}
