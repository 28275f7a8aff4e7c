import type { Accent } from '../web/drawings';
import type { Typeface } from '../web/typefaces';
import type { MailGround } from './mail-ground';

/** The colours of the pages. They are written into every element, because many mail programs drop style sheets. */
export const light = {
  paper: '#fbf8f3',
  card: '#fffdfa',
  ink: '#2a2320',
  soft: '#655a53',
  line: '#e5ddd2',
  berry: '#a5303f',
};
export const dark = {
  paper: '#1b1614',
  card: '#28211e',
  ink: '#f6efe6',
  soft: '#cbbfb3',
  line: '#463c37',
  berry: '#f3a3a5',
};

/** The accent of mails about no picture. */
export const PRODUCT: Accent = { light: light.berry, dark: dark.berry };

/** Fraunces where it is installed, otherwise the closest serif font of the reader's device. */
export const serif = "Fraunces,'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'Times New Roman',serif";
export const sans = "Figtree,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** The typefaces of titles: where they are installed, otherwise the closest of the reader's device. */
export const TITLE_FONTS: Readonly<Record<Typeface, string>> = {
  fraunces: serif,
  cormorant: "'Cormorant Garamond',Garamond,'Hoefler Text',Baskerville,Georgia,'Times New Roman',serif",
  bricolage: "'Bricolage Grotesque','Avenir Next','Segoe UI','Helvetica Neue',Arial,sans-serif",
  fredoka: "Fredoka,'Arial Rounded MT Bold','Trebuchet MS','Avenir Next',Verdana,sans-serif",
  young: "'Young Serif','Bookman Old Style',Rockwell,'Iowan Old Style',Georgia,serif",
  vibes: "'Great Vibes','Snell Roundhand','Monotype Corsiva','Palatino Linotype',Palatino,Georgia,serif",
  caveat: "Caveat,'Segoe Print','Bradley Hand','Trebuchet MS',Verdana,sans-serif",
};

/** The font of what stands beside the title: a script is for that alone. */
export const besideTitle = (titleFont: string): string => (titleFont === TITLE_FONTS.vibes ? sans : titleFont);

/** Rules for dark mode by class; backgrounds separate from text and borders. What belongs to the picture stays as it is. */
const darkRules = (accent: Accent, below: MailGround | null) => ({
  ground: {
    ...(below && { '.below': `background:${below.ground}!important`, '.line': `background:${below.line}!important` }),
    '.paper': `background:${dark.paper}!important`,
    '.card': `background:${dark.card}!important;border-color:${dark.line}!important`,
  },
  figure: {
    ...(below && { '.below .letters': `color:${below.ink}!important` }),
    '.ink': `color:${dark.ink}!important`,
    '.soft': `color:${dark.soft}!important`,
    '.soft a': `color:${dark.soft}!important`,
    '.outline': `border-color:${accent.dark}!important`,
    '.rule': `border-color:${dark.line}!important`,
    '.words blockquote': `border-color:${dark.line}!important`,
    '.berry': `color:${accent.dark}!important`,
    '.words a': `color:${accent.dark}!important`,
    '.words .soft a': `color:${dark.soft}!important`,
    '.words a.button': 'color:#ffffff!important',
  },
});

/**
 * Rules that are prefixed with an attribute for Outlook on the web and on phones, which ignores the media query and
 * marks the text (`ogsc`) and backgrounds (`ogsb`) that it has recoloured.
 */
const rules = (colours: Readonly<Record<string, string>>, mark = ''): string =>
  Object.entries(colours)
    .map(([selector, colour]) => `${mark === '' ? '' : `[${mark}] `}${selector}{${colour}}`)
    .join('');

/**
 * A phone has smaller margins, so that the two answers stand in the first screen (rule: mail-answers).
 */
const PHONE = [
  '.pad{padding-left:24px!important;padding-right:24px!important}.title{font-size:30px!important}',
  '.top{padding-top:26px!important}.next{padding-top:20px!important}.calls{margin-top:20px!important}',
  '.first{border-radius:0!important}',
  '.mark{margin-top:20px!important}.edge{padding:0!important}.card{border-radius:0!important;border-left:0!important;border-right:0!important}',
].join('');

/** Style sheet for the mail programs that read it: dark colours by class, smaller margins on a phone. */
export function styleSheetOf(accent: Accent, below: MailGround | null, titleFont = serif): string {
  const { ground, figure } = darkRules(accent, below);
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{margin:0;padding:0;-webkit-text-size-adjust:100%}',
    'img{border:0;display:block}',
    `.words a{color:${accent.light}}`,
    '.words p{margin:0 0 16px}.words ul,.words ol{margin:0 0 16px;padding-left:24px}',
    `.words h2,.words h3{margin:24px 0 8px;font-family:${besideTitle(titleFont)};font-weight:600;line-height:1.25}`,
    `.words blockquote{margin:0 0 16px;padding-left:16px;border-left:3px solid ${light.line}}`,
    `@media (max-width:520px){${PHONE}}`,
    `@media (prefers-color-scheme:dark){${rules(ground)}${rules(figure)}}`,
    rules(ground, 'data-ogsb') + rules(figure, 'data-ogsc'),
  ].join('');
}
