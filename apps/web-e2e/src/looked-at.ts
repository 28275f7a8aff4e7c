import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESK, PHONE } from './browser';

const FOLDER = join(process.cwd(), 'dist/screenshots');

/**
 * Takes the page's picture at phone and desk width, and answers what axe finds wrong with it (WCAG 2.2 A and AA).
 * @param name of the picture files: `<name>-390.png`, `<name>-1280.png`
 */
export async function lookAt(page: Page, name: string): Promise<string[]> {
  mkdirSync(FOLDER, { recursive: true });
  const before = page.viewportSize() ?? DESK;
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, `${name}-${size.width}.png`), fullPage: true });
  }
  await page.setViewportSize(before);
  // The top frame only: the preview of a mail is a frame that runs no scripts, axe's neither.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ iframes: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
