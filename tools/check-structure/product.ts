import { isCode, under } from './house.ts';
import type { SourceFile } from './tree.ts';

/** A rule of the product, as `docs/product` has it. */
export interface ProductRule {
  id: string;
  /** The page that states it. */
  path: string;
  /** Whether it is implemented, and not only decided. */
  built: boolean;
}

const PAGES = 'docs/product/';
/** The index page explains the other pages and has no rules of its own. */
const INDEX = `${PAGES}README.md`;
/** An id has two words or more, so that a citation cannot be mistaken for a parameter and its type. */
const ID = '[a-z\\d]+(?:-[a-z\\d]+)+';
const RULE = new RegExp(`^- \`(${ID})\`( \\(not built\\))?: `);
const CITATION = new RegExp(`\\(rules?: (${ID}(?:, ${ID})*)\\)`, 'g');
/** Anything in a comment that has the form of a citation. */
const ATTEMPT = /(?:\/\/|^\s*\/?\*).*?(\(rules?: [^()]*\))/;

const pages = (files: readonly SourceFile[]) => under(files, PAGES).filter(({ path }) => path !== INDEX);
const itemsOf = ({ text }: SourceFile) => text.split('\n').filter((line) => line.startsWith('- '));

export const rulesOf = (files: readonly SourceFile[]): ProductRule[] =>
  pages(files).flatMap((page) =>
    itemsOf(page).flatMap((item) => {
      const [, id, mark] = RULE.exec(item) ?? [];
      return id ? [{ id, path: page.path, built: mark === undefined }] : [];
    }),
  );

/** List items of the pages that are not rules: their id is missing, or is not written as one. */
export const pointsWithoutId = (files: readonly SourceFile[]) =>
  pages(files).flatMap((page) =>
    itemsOf(page)
      .filter((item) => !RULE.test(item))
      .map((item) => ({ path: page.path, item: item.slice(0, 40) })),
  );

/** The ids a file cites: one in parentheses after `rule:`, or several after `rules:`, separated by commas. */
export const citedIn = ({ text }: SourceFile): string[] =>
  [...text.matchAll(CITATION)].flatMap(([, ids = '']) => ids.split(', '));

/** Citations in comments that are not written as an id. */
export const misspeltIn = ({ text }: SourceFile): string[] =>
  text.split('\n').flatMap((line) => {
    const attempt = ATTEMPT.exec(line)?.[1];
    return attempt !== undefined && attempt.replace(CITATION, '') !== '' ? [attempt] : [];
  });

export interface Coverage {
  /** The rules that neither code nor a test cites, in the order of their pages. */
  unnamed: ProductRule[];
  built: number;
  notBuilt: number;
}

export function coverageOf(files: readonly SourceFile[]): Coverage {
  const rules = rulesOf(files);
  const cited = new Set(files.filter(isCode).flatMap(citedIn));
  const built = rules.filter((rule) => rule.built).length;
  return { unnamed: rules.filter(({ id }) => !cited.has(id)), built, notBuilt: rules.length - built };
}
