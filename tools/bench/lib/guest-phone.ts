import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { launchBrowser } from '@festlig/testing/product/launch-browser';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { onPhone, WEAK_SIGNAL } from './slow-phone';

/** What a guest's slow phone shows of an invitation; times are milliseconds from the press of the link. */
export interface Shown {
  /** Until "Ja" is visible, and until a tap on it has chosen it. */
  visible: number;
  answers: number;
  /** Bytes over the network until then. */
  bytes: number;
  /** All JavaScript that the page loads by itself, compressed by gzip. */
  scripts: number;
  largest: number;
  shift: number;
  /** The slowest answer to a tap or a key in the reply form. */
  interaction: number;
}

/** The networks: how the measure is called, and its conditions. */
export const NETWORKS = {
  '1.6 Mbit/s': WEAK_SIGNAL,
  '400 kbit/s': { ...WEAK_SIGNAL, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8 },
};
export type Network = keyof typeof NETWORKS;

const TIMES = 5;
const YES = 'input[type=radio][value=yes]';
/** Milliseconds between two taps that try, and the most until one must have chosen. */
const [AGAIN, PATIENCE] = [40, 60_000];
/** Milliseconds between two pictures of a film, and how many there are. */
const [FRAME, FRAMES] = [500, 30];

interface Watched {
  __visible: number;
  __chosen: number;
  __largest: number;
  __shift: number;
  __slowest: number;
}

/** Runs in the page, before its own scripts: notes when "Ja" can be seen and is chosen, and what the browser measures. */
function watch(yes: string): void {
  const seen = Object.assign(window as unknown as Watched, {
    __visible: 0,
    __chosen: 0,
    __largest: 0,
    __shift: 0,
    __slowest: 0,
  });
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', ({ startTime }) => (seen.__largest = startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.__shift += value;
  });
  observe(
    'event',
    (entry) => {
      const { duration, interactionId } = entry as PerformanceEventTiming;
      // Others, as of a pointer that the page appears under, are no interaction.
      if (interactionId) seen.__slowest = Math.max(seen.__slowest, duration);
    },
    { durationThreshold: 16 },
  );
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(yes) && target.checked)
      seen.__chosen ||= performance.now();
  });
  const look = () => {
    const card = document.querySelector(yes)?.closest('label');
    if (card?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) seen.__visible = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const note = <K extends keyof Watched>(page: Page, name: K) =>
  page.evaluate((key) => (window as unknown as Watched)[key as K], name);

/** Counts what arrives over the network; the browser reports it while it comes. */
function countBytes(control: CDPSession): () => number {
  let bytes = 0;
  const finished = new Map<string, number>();
  control.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    finished.set(requestId, (finished.get(requestId) ?? 0) + encodedDataLength);
  });
  // With its head, which is not in the data.
  control.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += Math.max(0, encodedDataLength - (finished.get(requestId) ?? 0));
  });
  return () => bytes;
}

/** Taps "Ja" until it is chosen, as an impatient guest does. */
async function tapped(
  page: Page,
  control: CDPSession,
  invitation: string,
): Promise<Pick<Shown, 'visible' | 'answers' | 'bytes'>> {
  await page.addInitScript(watch, YES);
  const bytes = countBytes(control);
  await page.goto(invitation, { waitUntil: 'commit' });
  const until = performance.now() + PATIENCE;
  while ((await note(page, '__chosen').catch(() => 0)) === 0) {
    if (performance.now() > until) throw new Error('no tap on "Ja" was answered');
    const card = page.locator('label', { has: page.locator(YES) }).first();
    // Without waiting until it stands still, as a finger.
    const box = await card
      .evaluate(
        (label) => {
          label.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y, width, height } = label.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        },
        undefined,
        { timeout: 200 },
      )
      .catch(() => null);
    if (box) await page.touchscreen.tap(box.x, box.y);
    await delay(AGAIN);
  }
  const shown = { answers: await note(page, '__chosen'), visible: await note(page, '__visible'), bytes: bytes() };
  await page.waitForLoadState('networkidle');
  if (!(await page.locator(YES).isChecked())) throw new Error('the answer that was chosen is lost');
  return shown;
}

/** Leaves the page alone until nothing more comes, then fills in the form. */
async function leftAlone(page: Page, invitation: string): Promise<Omit<Shown, 'visible' | 'answers' | 'bytes'>> {
  const files: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) files.push(response.body());
  });
  await page.addInitScript(watch, YES);
  await page.goto(invitation, { waitUntil: 'networkidle' });
  const isPainted = () => (window as unknown as Watched).__largest > 0;
  await page.waitForFunction(isPainted, undefined, { timeout: 10_000 });
  const [largest, shift] = [await note(page, '__largest'), await note(page, '__shift')];
  const scripts = (await Promise.all(files)).reduce((sum, file) => sum + gzipSync(file).length, 0);
  return { largest, shift, scripts, interaction: await filledIn(page) };
}

/** Fills in a form; gives the milliseconds of its slowest answer. */
async function filledIn(page: Page): Promise<number> {
  const card = (answer: string) => page.locator('label', { has: page.locator(`input[type=radio][value=${answer}]`) });
  await card('no').tap();
  await card('yes').tap();
  await page.locator('textarea').first().tap();
  await page.keyboard.type('Vi glæder os');
  // The browser reports an event after it has painted what it caused.
  await page
    .waitForFunction(() => (window as unknown as Watched).__slowest > 0, undefined, { timeout: 5000 })
    .catch(() => 0);
  return note(page, '__slowest');
}

/** A page of two answers and a text, without a style or a script. */
const BARE_FORM = `<meta name="viewport" content="width=device-width"><form>
  <label><input type="radio" name="a" value="yes">Ja</label> <label><input type="radio" name="a" value="no">Nej</label>
  <textarea></textarea></form>`;

/** The slowest answer, in milliseconds, of the same phone on a page that has nothing to do: what a page could reach. */
export async function bareInteraction(): Promise<number> {
  const browser = await launchBrowser();
  try {
    const runs: number[] = [];
    for (let n = 0; n < TIMES; n++) {
      const run = onPhone(browser, async (page) => {
        await page.addInitScript(watch, YES);
        await page.goto(`data:text/html,${encodeURIComponent(BARE_FORM)}`);
        return filledIn(page);
      });
      runs.push(await run);
    }
    return middle(runs);
  } finally {
    await browser.close();
  }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Opens the invitation on the network several times, each in a browser without anything kept; the middle of each measure. */
export async function shownOn(network: Network, invitation: string): Promise<Shown> {
  const browser = await launchBrowser();
  try {
    const runs: Shown[] = [];
    const conditions = NETWORKS[network];
    for (let n = 0; n < TIMES; n++) {
      const first = await onPhone(browser, (page, control) => tapped(page, control, invitation), conditions);
      const second = await onPhone(browser, (page) => leftAlone(page, invitation), conditions);
      runs.push({ ...first, ...second });
    }
    const of = (key: keyof Shown) => middle(runs.map((run) => run[key]));
    return {
      visible: of('visible'),
      answers: of('answers'),
      bytes: of('bytes'),
      scripts: of('scripts'),
      largest: of('largest'),
      shift: of('shift'),
      interaction: of('interaction'),
    };
  } finally {
    await browser.close();
  }
}

/** Saves what the phone shows every half second, as `<milliseconds>.jpg`. */
export async function film(network: Network, invitation: string, folder: string): Promise<void> {
  const browser: Browser = await launchBrowser();
  try {
    await mkdir(folder, { recursive: true });
    await onPhone(
      browser,
      async (page, control) => {
        const frames: { at: number; data: string }[] = [];
        control.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
          frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
          void control.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
        });
        await control.send('Page.enable');
        await control.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 390, maxHeight: 844 });
        await page.goto(invitation, { waitUntil: 'networkidle' });
        await delay(FRAME);
        const begun = await page.evaluate(() => performance.timeOrigin);
        const ended = frames.at(-1)?.at ?? begun;
        for (let n = 1; n <= FRAMES; n++) {
          const shown = frames.findLast(({ at }) => at <= begun + n * FRAME);
          if (shown)
            await writeFile(
              join(folder, `${String(n * FRAME).padStart(5, '0')}.jpg`),
              Buffer.from(shown.data, 'base64'),
            );
          if (begun + n * FRAME > ended) break;
        }
      },
      NETWORKS[network],
    );
  } finally {
    await browser.close();
  }
}
