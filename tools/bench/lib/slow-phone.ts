import { launchBrowser } from '@festlig/testing/product/launch-browser';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** A phone of some years ago on a weak signal: 1.6 Mbit/s, 150 ms until an answer begins, a quarter of the processor. */
export const WEAK_SIGNAL = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const SLOWER = 4;
/** Each is measured so many times in a browser of its own; the one in the middle counts. */
const TIMES = 3;
/** Pictures of the first page of a gallery. */
const FIRST = 9;

export interface FirstPictures {
  /** Milliseconds until those on the screen are visible, and until all of the first page are. */
  onScreen: number;
  all: number;
  /** The cumulative layout shift meanwhile. */
  shift: number;
}

/** A visit with a phone that has never been here; `control` speaks the DevTools protocol with its page. */
export async function onPhone<T>(
  browser: Browser,
  visit: (page: Page, control: CDPSession) => Promise<T>,
  network = WEAK_SIGNAL,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const control = await context.newCDPSession(page);
    await control.send('Network.enable');
    await control.send('Network.emulateNetworkConditions', network);
    await control.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await visit(page, control);
  } finally {
    await context.close();
  }
}

/** Milliseconds by the clock of the page. */
interface Watched {
  __onScreen: number;
  __all: number;
  __shift: number;
}

/** Runs in the page: notes when the pictures of the gallery are drawn in full strength, and what moved until then. */
function watchPictures(first: number): void {
  const seen = Object.assign(window as unknown as Watched, { __onScreen: 0, __all: 0, __shift: 0 });
  // What is pressed may be opened as another page.
  const { timeOrigin } = performance;
  addEventListener('click', () => (sessionStorage['pressed'] ??= timeOrigin + performance.now()), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.__shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const isDrawn = (picture: HTMLImageElement) =>
    picture.complete && picture.naturalWidth > 0 && Number(getComputedStyle(picture).opacity) > 0.99;
  const look = () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[role=listitem] picture img')].slice(0, first);
    const onScreen = pictures.filter((picture) => picture.getBoundingClientRect().top < innerHeight);
    if (onScreen.length > 0 && onScreen.every(isDrawn)) seen.__onScreen ||= performance.now();
    if (pictures.length === first && pictures.every(isDrawn)) seen.__all ||= performance.now();
    if (!seen.__all) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What was noted once all pictures are there, counted from the press that opened them, if there was one. */
async function noted(page: Page): Promise<FirstPictures> {
  await page.waitForFunction(() => (window as unknown as Watched).__all > 0, undefined, { polling: 100 });
  return page.evaluate(() => {
    const { __onScreen, __all, __shift } = window as unknown as Watched;
    const pressed = sessionStorage['pressed'] ? Number(sessionStorage['pressed']) - performance.timeOrigin : 0;
    return { onScreen: __onScreen - pressed, all: __all - pressed, shift: __shift };
  });
}

async function pressed(page: Page, invitation: string): Promise<FirstPictures> {
  await page.goto(invitation, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Billeder' }).tap();
  return noted(page);
}

async function linked(page: Page, invitation: string): Promise<FirstPictures> {
  await page.goto(`${invitation}/photos`);
  return noted(page);
}

async function middleOf(browser: Browser, open: (page: Page) => Promise<FirstPictures>): Promise<FirstPictures> {
  const runs: FirstPictures[] = [];
  const watched = async (page: Page) => {
    await page.addInitScript(watchPictures, FIRST);
    return open(page);
  };
  for (let n = 0; n < TIMES; n++) runs.push(await onPhone(browser, watched));
  return runs.toSorted((one, other) => one.all - other.all)[Math.floor(TIMES / 2)]!;
}

/** A guest opens the gallery by its link on the invitation, and another one by its own address. */
export async function firstPictures(invitation: string): Promise<{ pressed: FirstPictures; linked: FirstPictures }> {
  const browser = await launchBrowser();
  try {
    return {
      pressed: await middleOf(browser, (page) => pressed(page, invitation)),
      linked: await middleOf(browser, (page) => linked(page, invitation)),
    };
  } finally {
    await browser.close();
  }
}
