import type { Locator, Page } from 'playwright-core';

const MOST_STOPS = 25;

/** Presses Tab until the element has the focus, once it is there, and fails where a person would have given up. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor({ state: 'attached' });
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await hasFocus(element)) return;
  }
  throw new Error(`no Tab leads to ${element}`);
}

export const hasFocus = async (element: Locator): Promise<boolean> =>
  (await element.count()) === 1 && element.evaluate((node) => node === document.activeElement);

/** How many pixels of the page lie beyond the screen's edge; 0 where nobody must scroll sideways. */
export const beyondTheEdge = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
