import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PARTY_TYPES } from '@festlig/contracts/party';
import { occasionGround } from '@festlig/domain/web/hero-ground';
import { BY_PICTURE, lookOf } from '@festlig/domain/web/look';
import { type PageAddress, WIZARD_PAGE } from '@festlig/domain/web/pages';
import { NAME_FONTS, TYPEFACES, type Typeface } from '@festlig/domain/web/typefaces';
import type { Manifest } from './built-page';

const FACE = /@font-face\s*\{[^}]*\}/g;
const IN_FILE = /url\(/;

const familyOf = (face: string): string => /font-family:\s*["']?([^"';}]+)/.exec(face)?.[1] ?? '';
const isOf = (fonts: string, face: string): boolean => fonts.includes(`"${familyOf(face)}"`);

/** The style sheets of the built app (apps/web), which has the faces of all typefaces. */
export async function appSheets(root: string, manifest: Manifest): Promise<string> {
  const paths = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  return (await Promise.all([...paths].map((path) => readFile(join(root, path), 'utf8')))).join('');
}

/** The style sheet of a guest's page without the faces of fonts in files. */
export const withoutFiles = (css: string): string => css.replace(FACE, (face) => (IN_FILE.test(face) ? '' : face));

/**
 * The faces of the fonts that a guest's page with this typeface uses, and no others, from its own style sheet and those of the app
 * (rules: typeface-of-picture, guest-page-is-light). The product's name in the bar stays in Fraunces, of which it has its letters only.
 */
export function pageFaces(typeface: Typeface, css: string, ofApp: string): string {
  const own = (css.match(FACE) ?? []).filter((face) => IN_FILE.test(face));
  if (typeface === 'fraunces') return own.join('');
  const fonts = `${TYPEFACES[typeface]},${NAME_FONTS}`;
  const others = (ofApp.match(FACE) ?? []).filter((face) => isOf(fonts, face) && !css.includes(face));
  const kept = own.filter((face) => !isOf(TYPEFACES.fraunces, face));
  return [...kept, ...others, `header{--title:${NAME_FONTS}}`].join('');
}

/** That of the title in the wizard's preview, which is drawn before its picture is known; undefined on every other page. */
export function wizardTypeface(address: PageAddress, { pathname }: URL): Typeface | undefined {
  if (address.kind !== 'app' || address.page !== WIZARD_PAGE) return undefined;
  const type = PARTY_TYPES.find((each) => pathname.split('/').includes(each)) ?? 'party';
  return lookOf({ heroImage: occasionGround(type).picture, type, ...BY_PICTURE }).typeface;
}
