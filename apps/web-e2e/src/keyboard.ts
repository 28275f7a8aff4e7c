import type { Locator, Page } from 'playwright-core';

const MOST_STOPS = 25;

/** Waits for the element, then presses Tab until it has the focus. @throws when a person would have given up */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor({ state: 'attached' });
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await hasFocus(element)) return;
  }
  throw new Error(`${element} cannot be reached by Tab`);
}

export const hasFocus = async (element: Locator): Promise<boolean> =>
  (await element.count()) === 1 && element.evaluate((node) => node === document.activeElement);

/** How many pixels of the page are beyond the screen's edge; 0 where no sideways scrolling is needed. */
export const beyondTheEdge = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** Waits until nothing of the page is beyond the screen's edge. */
export const fitsTheScreen = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
