import { existsSync } from 'node:fs';
import { afterAll } from '@jest/globals';
import { type Browser, chromium, type Page } from 'playwright-core';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of this machine. `FESTLIG_CHROMIUM` names another. */
function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['FESTLIG_CHROMIUM'] ?? CANDIDATES.find((path) => existsSync(path));
  if (!executablePath) throw new Error('no Chromium found: npm run setup -- --with-browser installs it');
  return chromium.launch({ executablePath, args: QUIET });
}

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

export interface Visit {
  page: Page;
  /** What the console and the page complained about. */
  complaints: string[];
  close(): Promise<void>;
}

/** One browser for the journeys of a file: opened by the first visit, closed after the last. */
let browser: Promise<Browser> | undefined;
afterAll(async () => {
  await (await browser)?.close();
});

/** A fresh browser profile: no cookies, the person's size of screen and language. */
export async function visit(viewport: { width: number; height: number }, locale = 'da-DK'): Promise<Visit> {
  browser ??= launchBrowser();
  const context = await (
    await browser
  ).newContext({
    viewport,
    locale,
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return { page, complaints, close: () => context.close() };
}

/** Opens one of our pages without the answers the gateway writes into it, as when the services did not answer in time. */
export async function openWithoutFirstData(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[^>]*id="first-data">.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  });
  await page.goto(address);
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** How much of this page has jumped since it was opened, without anybody's press (cumulative layout shift). */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((told) => {
        // An element of our own that jumps is the end of what was kept: it is told last.
        const last = document.body.appendChild(document.createElement('p'));
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (Shift & { sources: { node: Node | null }[] })[]) {
            if (entry.sources.some(({ node }) => node === last)) {
              last.remove();
              told(sum);
            } else if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        last.textContent = '.';
        last.style.cssText = 'position:fixed;top:0;left:0;width:200px;height:200px';
        requestAnimationFrame(() => requestAnimationFrame(() => (last.style.top = '300px')));
      }),
  );
