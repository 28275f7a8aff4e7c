import { allErrors } from '@festlig/contracts/all';
import type { ErrorBody } from '@festlig/contracts/define';
import type { z } from 'zod';
import { InvalidInput } from './call-error';

type Issue = z.core.$ZodIssue;

/** Schemas use error codes as their messages. Messages in zod's own wording become the nearest common code. */
function codeOf(issue: Issue): string {
  if (issue.message in allErrors) return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  if (issue.code === 'unrecognized_keys') return 'unknown_field';
  if (issue.code === 'too_small') return 'too_short';
  if (issue.code === 'too_big') return 'too_long';
  return 'invalid';
}

/** Most characters of a field's name that are told. */
const LONGEST_FIELD = 200;

/** The fields of an issue: its place, or, where fields are unknown, each of them. */
function fieldsOf(issue: Issue): string[] {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
  return keys.map((key) => [...issue.path, ...key].join('.').slice(0, LONGEST_FIELD) || 'root');
}

function paramsOf(issue: Issue): Record<string, number> {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  return {};
}

/** Most fields whose problems are reported. No form has more, and hostile input must not produce a huge answer. */
const FIELDS_TOLD = 100;

/**
 * Parses input by its schema.
 * @throws InvalidInput with the first problem of each of the first hundred invalid fields
 */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const fields = new Map<string, ErrorBody['errors'][string]>();
  for (const issue of result.error.issues)
    for (const field of fieldsOf(issue)) {
      if (fields.size === FIELDS_TOLD) break;
      if (!fields.has(field)) fields.set(field, { code: codeOf(issue), params: paramsOf(issue) });
    }
  throw new InvalidInput(Object.fromEntries(fields));
}
