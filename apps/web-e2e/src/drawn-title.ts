import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** An editor that is not seen stays behind the page. */
const titleOf = (page: Page) => page.locator('[data-title]').locator('visible=true');

/** The size of the title's letters, and on how many lines it stands, once its fonts are there. */
export const drawnTitle = (page: Page) =>
  titleOf(page).evaluate(async (title: HTMLElement) => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { fontSize, lineHeight } = getComputedStyle(title);
    return { fontSize, lines: Math.round(title.offsetHeight / parseFloat(lineHeight)) };
  });

/** The lines of the title, with the characters that hold words together as a space and nothing. */
export const linesOn = (page: Page) =>
  titleOf(page).evaluate((title) => {
    const text = (title.firstElementChild ?? title).firstChild as Text;
    const range = document.createRange();
    const lines = new Map<number, string>();
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { top, width } = range.getBoundingClientRect();
      if (width > 0) lines.set(top, (lines.get(top) ?? '') + text.data[at]);
    }
    return [...lines.values()].map((line) => line.replaceAll('\u00a0', ' ').trim());
  });

/** The share of points that differ when the title is drawn as the text that is measured, in place of the field over it. */
export async function shareApart(page: Page): Promise<number> {
  const drawn = [];
  for (const visibility of ['visible', 'hidden']) {
    const other = visibility === 'visible' ? 'hidden' : 'visible';
    const style = `[data-title] > textarea { visibility: ${visibility} !important; outline: 0 !important }`;
    const image = await page
      .locator('[data-title]')
      .screenshot({ style: `${style} [data-title] > span { visibility: ${other} !important }` });
    drawn.push(await sharp(image).greyscale().raw().toBuffer());
  }
  const [field = Buffer.alloc(0), text = Buffer.alloc(0)] = drawn;
  return field.filter((point, at) => Math.abs(point - (text[at] ?? 0)) > 96).length / field.length;
}

/** Boxes are drawn to whole pixels. */
export const ROUNDING = 2;

/** A box on the screen, in px. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.left >= outer.left - ROUNDING &&
  inner.top >= outer.top - ROUNDING &&
  inner.right <= outer.right + ROUNDING &&
  inner.bottom <= outer.bottom + ROUNDING;
