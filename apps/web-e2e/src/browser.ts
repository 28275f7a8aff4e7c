import { launchBrowser } from '@festlig/testing/product/launch-browser';
import { waitFor } from '@festlig/testing/product/wait-for';
import { afterAll } from '@jest/globals';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

export interface Visit {
  page: Page;
  /** The errors of the console and the page. */
  complaints: string[];
  close(): Promise<void>;
}

/** One browser for all journeys of a file: opened by the first visit, closed after the last. */
let browser: Promise<Browser> | undefined;
afterAll(async () => {
  await (await browser)?.close();
});

/** A fresh browser profile: no cookies, and the given screen size and language. */
export async function visit(
  viewport: { width: number; height: number },
  locale = 'da-DK',
  options: BrowserContextOptions = {},
): Promise<Visit> {
  browser ??= launchBrowser();
  const context = await (
    await browser
  ).newContext({
    viewport,
    locale,
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
    // Without workers, so that a journey sees every request; those without a network allow them.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return { page, complaints, close: () => context.close() };
}

/**
 * Opens a page of the product without the first data that the gateway writes into it, as when the services answer too
 * late.
 */
export async function openWithoutFirstData(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[^>]*id="first-data">.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  });
  await page.goto(address);
}

/** Waits until the whole element is within the window, without scrolling there. */
export const untilOnScreen = (element: Locator): Promise<void> =>
  element.evaluate(
    (node) =>
      new Promise<void>((seen) => {
        const observer = new IntersectionObserver(
          (entries) => {
            if (!entries.some(({ intersectionRatio }) => intersectionRatio === 1)) return;
            observer.disconnect();
            seen();
          },
          { threshold: 1 },
        );
        observer.observe(node);
      }),
  );

/** The same where the page may run no scripts, and so observes nothing. */
export async function untilInView(element: Locator): Promise<void> {
  const { height } = element.page().viewportSize() ?? DESK;
  const isInView = async () => {
    const box = await element.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= height;
  };
  await waitFor(isInView, 'an element in view');
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** The cumulative layout shift since the page was opened, without shifts that the user caused. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((told) => {
        // A last shift made here marks the end of the entries, because the browser reports it last.
        const last = document.body.appendChild(document.createElement('p'));
        last.textContent = '.';
        last.style.cssText = 'position:fixed;top:0;left:0;width:200px;height:200px';
        // Again and again, because a frame that was not painted has no shift.
        let top = 0;
        const moving = setInterval(() => {
          top = 300 - top;
          last.style.top = `${top}px`;
        }, 100);
        let sum = 0;
        new PerformanceObserver((list, observer) => {
          for (const entry of list.getEntries() as (Shift & { sources: { node: Node | null }[] })[]) {
            if (entry.sources.length > 0 && entry.sources.every(({ node }) => last.contains(node))) {
              observer.disconnect();
              clearInterval(moving);
              last.remove();
              told(sum);
              return;
            }
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  );
