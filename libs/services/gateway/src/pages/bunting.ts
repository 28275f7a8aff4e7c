import { GARLAND, LOST_FLAG } from '@festlig/domain/web/garland';

/** The bunting of the logo (apps/web, app/Logo). */
export const BUNTING = [
  '<svg viewBox="0 0 34 22" width="34" height="22" aria-hidden="true" fill="#a5303f" stroke-linecap="round">',
  '<path d="M1 3c8 6 24 6 32 0" fill="none" stroke="#a5303f" stroke-width="1.6"/>',
  '<path d="M5 6l3.4 8.5 4.4-6.8zM14.3 8.2l3 8.8 3.2-8.7zM22 7.9l4.3 6.7 3.3-8.5z"/></svg>',
].join('');

interface Path {
  d: string;
  fill: string;
  transform?: string;
}
const flag = ({ d, fill, transform }: Path): string =>
  `<path d="${d}" fill="${fill}"${transform === undefined ? '' : ` transform="${transform}"`}/>`;

/** A wide garland above a heading. */
export const GARLAND_SVG = [
  `<svg class="st-garland" viewBox="0 0 ${GARLAND.width} ${GARLAND.height}" width="${GARLAND.width}" height="${GARLAND.height}" aria-hidden="true" fill="none">`,
  `<path d="${GARLAND.string}" stroke="#2a2320" stroke-opacity=".55" stroke-width="1.6" stroke-linecap="round"/>`,
  ...GARLAND.flags.map(flag),
  '</svg>',
].join('');

/** Above the words of a page that is not there (apps/web, components/LostFlag). */
export const LOST_FLAG_SVG = [
  `<svg viewBox="0 0 ${LOST_FLAG.width} ${LOST_FLAG.height}" width="${LOST_FLAG.width}" style="max-width:80%" aria-hidden="true" fill="none">`,
  '<g stroke="currentColor" stroke-width="1.6" stroke-linecap="round">',
  `<path d="${LOST_FLAG.string}" stroke-opacity=".55"/><path d="${LOST_FLAG.ground}" stroke-opacity=".25"/></g>`,
  ...LOST_FLAG.hanging.map(flag),
  flag(LOST_FLAG.fallen),
  '</svg>',
].join('');
