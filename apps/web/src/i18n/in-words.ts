import type { Problems } from '@festlig/contracts/define';
import { errorText, type ErrorsT } from './error-text';

/**
 * The errors of a form's check in words, by field: the form's own text for `<field>.<code>` if it has one, else the
 * text of the code.
 */
export function inWords(problems: Problems, t: ErrorsT, own: Readonly<Record<string, string>> = {}) {
  const texts = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [[field, own[`${field}.${problem.code}`] ?? errorText(problem, t)] as const] : [],
  );
  return Object.fromEntries(texts);
}
