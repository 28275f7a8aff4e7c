import type { AnyCall, ErrorEntry } from '@festlig/contracts/define';
import type { SourceFile } from './tree.ts';

/** What the rules look at: every file, and what the contracts declare. */
export interface House {
  files: readonly SourceFile[];
  calls: readonly AnyCall[];
  /** Every coded error by its code. */
  errors: Readonly<Record<string, ErrorEntry>>;
}

/** What is wrong where, in words a newcomer can act on. */
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
