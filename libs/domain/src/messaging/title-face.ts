import { fontPath, lineHeightOf, TEXT_FONT_PATH, type Typeface, wordSpaceOf } from '../web/typefaces';

/** How much wider than it is drawn each typeface is shown, as on the pages (apps/web, components/typefaces.css). */
export const SIZES: Readonly<Record<Typeface, string>> = {
  fraunces: '100%',
  cormorant: '116.6%',
  bricolage: '99.7%',
  fredoka: '102.4%',
  young: '92%',
  vibes: '125%',
  caveat: '134.6%',
};

/** Of the lines of a title in mails, unless its typeface needs more. */
const LINE_HEIGHT = 1.15;

/**
 * The style sheet that gives the title of a mail to guests the typeface of its page, and its words that of the product, where the mail
 * program loads fonts (rule: typeface-of-picture). `family` is the first name of the title's fonts, `site` the address of the product. It is a sheet of its own,
 * because Gmail drops a whole sheet with a font within a media query, and it is within one, because Outlook for Windows shows Times
 * for a title whose font it is to load. Who loads the font has the weight and the figures of the page too; what stands in for it stays bolder.
 */
export const titleFace = (typeface: Typeface, family: string, site: string): string =>
  `@media screen{@font-face{font-family:${family};font-weight:300 900;font-display:swap;size-adjust:${SIZES[typeface]};` +
  `src:url(${new URL(fontPath(typeface), site).href}) format("woff2")}@font-face{font-family:Figtree;font-weight:400 700;font-display:swap;` +
  `src:url(${new URL(TEXT_FONT_PATH, site).href}) format("woff2")}.title{font-weight:440!important;line-height:${Math.max(LINE_HEIGHT, lineHeightOf(typeface))}!important;word-spacing:${wordSpaceOf(typeface)};font-variant-numeric:lining-nums}}`;
