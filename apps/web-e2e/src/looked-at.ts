import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESK, PHONE } from './browser';

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

/** Rules about the whole page, which do not apply while a dialog covers it. */
const OF_THE_PAGE = ['page-has-heading-one', 'landmark-one-main'];

/** What is pressed with a finger: buttons, and the links of bars and footers. Links within sentences may be smaller. */
const TARGETS = '.MuiButton-root, .MuiIconButton-root, nav a, header a, footer > a';

/** The targets on the screen that are smaller than 44 px (rule: keyboard-and-reader). */
const tooSmall = (page: Page): Promise<string[]> =>
  page.locator(TARGETS).evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      // Without a size it is not shown; with a pixel only to screen readers.
      if (width < 2 || (width >= 43.5 && height >= 43.5)) return [];
      return [`${target.textContent || target.ariaLabel} is ${Math.round(width)} x ${Math.round(height)}`];
    }),
  );

/**
 * Returns what axe finds wrong with the page (WCAG 2.2 A and AA, and its best practices: headings in order, everything
 * in a landmark), and which targets are too small. With FESTLIG_SCREENSHOTS=on it also takes screenshots, at phone and desktop width.
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
  return [
    ...violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    ...(await tooSmall(page)),
  ].map((finding) => `${name}: ${finding}`);
}
