import type { Problems } from '@festlig/contracts/define';
import { errorText, type ErrorsT } from './error-text';

/**
 * What a check of a form has found, in words by field: those of the form where it has some for `<field>.<code>`, else
 * those of the code.
 */
export function inWords(problems: Problems, t: ErrorsT, own: Readonly<Record<string, string>> = {}) {
  const texts = Object.entries(problems).map(([field, problem = { code: 'invalid' }]): [string, string] => [
    field,
    own[`${field}.${problem.code}`] ?? errorText(problem, t),
  ]);
  return Object.fromEntries(texts);
}
