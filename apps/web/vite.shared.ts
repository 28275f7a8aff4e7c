import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

export const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A class is called what it is called in its style sheet: nothing random, so it compresses well. */
export const classNamesOf = (name: string, path: string): string => `${basename(path, '.module.css')}-${name}`;
