import type { AnyCall, ErrorEntry } from '@festlig/contracts/define';
import type { SourceFile } from './tree.ts';

/** What the rules check: every file, and what the contracts declare. */
export interface House {
  files: readonly SourceFile[];
  calls: readonly AnyCall[];
  /** Every coded error by its code. */
  errors: Readonly<Record<string, ErrorEntry>>;
}

/** A problem and the path where it is, in words that a newcomer can act on. */
export interface Problem {
  path: string;
  what: string;
}

export type Rule = (house: House) => Problem[];

export const isCode = ({ path }: SourceFile) => /\.(ts|tsx|mjs)$/.test(path);
export const isSpec = ({ path }: SourceFile) =>
  /\.(spec|suite|fixture)\.tsx?$/.test(path) || path.includes('/testing/');
export const under = (files: readonly SourceFile[], folder: string) =>
  files.filter(({ path }) => path.startsWith(folder));
