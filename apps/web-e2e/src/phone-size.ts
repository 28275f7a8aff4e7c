import type { Page } from 'playwright-core';
import { DESK, PHONE } from './browser';
import { beyondTheEdge } from './keyboard';

/** All that can be pressed, except what is only read to screen readers, or is covered by a dialog. */
const TARGETS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="option"], [role="menuitem"]';

/** Half a pixel less than 44: sizes in rem are rounded. */
const SMALLEST = 43.5;

/**
 * What is smaller than 44 x 44 px on the screen as it is (rule: keyboard-and-reader). A field is as large as its frame
 * and label, a slider as its track, because pressing them has the same effect. A link inside a sentence is as high as its line
 * (WCAG 2.5.8 excepts it).
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.locator(TARGETS).evaluateAll(
    (targets, smallest) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isShown = target.checkVisibility({ visibilityProperty: true }) && width >= 2 && height >= 2;
        if (!isShown || target.closest('[aria-hidden="true"], [inert]')) return [];
        const isInSentence =
          getComputedStyle(target).display === 'inline' &&
          [...(target.parentElement?.childNodes ?? [])].some(
            (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
          );
        if (isInSentence) return [];
        const frames = [
          target,
          target.closest('label'),
          target.closest('.MuiInputBase-root'),
          target.closest('.MuiSlider-root'),
        ];
        // What grows into its place is as large as it will be.
        const layout = (frame: Element) =>
          frame instanceof HTMLElement ? [{ width: frame.offsetWidth, height: frame.offsetHeight }] : [];
        const sizes = frames.flatMap((frame) => (frame ? [frame.getBoundingClientRect(), ...layout(frame)] : []));
        if (sizes.some((size) => size.width >= smallest && size.height >= smallest)) return [];
        const name =
          target.getAttribute('aria-label') || target.textContent || target.id || target.outerHTML.slice(0, 120);
        return [`${name.trim()} is ${Math.round(width)} x ${Math.round(height)}`];
      }),
    SMALLEST,
  );

const found = async (page: Page): Promise<string[]> => {
  const beyond = await beyondTheEdge(page);
  return [...(await tooSmall(page)), ...(beyond > 0 ? [`the page is ${beyond} px wider than the screen`] : [])];
};

/**
 * The targets that are too small for a finger, and whether the page scrolls sideways, at the width of a phone, whatever
 * width the page has now.
 */
export async function foundAtPhoneSize(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? DESK;
  if (before.width === PHONE.width) return found(page);
  await page.setViewportSize(PHONE);
  // What is drawn by width is drawn again in the frame after the one that tells of the new width.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const findings = await found(page);
  await page.setViewportSize(before);
  return findings;
}
