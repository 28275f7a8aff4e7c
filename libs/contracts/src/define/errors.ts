import { z } from 'zod';

/** HTTP status of a coded error, and the form field it belongs to (`root` when none). */
export interface ErrorEntry {
  status: 400 | 401 | 403 | 404 | 408 | 409 | 410 | 412 | 413 | 422 | 429 | 500 | 503;
  field?: string;
}
export type ErrorTable = Readonly<Record<string, ErrorEntry>>;

/** Errors any call can answer with. Field codes are also what schemas name as their message. */
export const commonErrors = {
  invalid: { status: 422 },
  required: { status: 422 },
  too_short: { status: 422 },
  too_long: { status: 422 },
  too_many_tags: { status: 422 },
  email_invalid: { status: 422 },
  phone_invalid: { status: 422 },
  bad_address: { status: 400 },
  not_found: { status: 404 },
  needs_login: { status: 401 },
  csrf_invalid: { status: 403 },
  /** Mails to others are for whoever has shown that the address is theirs (rule: verified-to-send). */
  email_not_verified: { status: 403 },
  too_many_requests: { status: 429 },
  too_large: { status: 413 },
  /** A body of which too little has come for a while. */
  too_slow: { status: 408 },
  unavailable: { status: 503 },
  conflict: { status: 409 },
  /** Somebody else has saved these fields since the version that the edit was based on (rule: edits-by-version). */
  edited_meanwhile: { status: 412 },
  /**
   * A key stands for one thing that is sent: with something else it would answer for what was not done
   * (rule: key-of-one-thing).
   */
  key_reused: { status: 409 },
  unexpected: { status: 500 },
} as const satisfies ErrorTable;

export type CommonCode = keyof typeof commonErrors;

export type ErrorParams = Record<string, string | number>;

/** What is wrong with what was filled in, by field; none where all is right (rule: errors-on-fields). */
export type Problems<F extends string = string, C extends string = string> = Partial<
  Record<F, { code: C; params?: ErrorParams }>
>;

/** The wire form of every failed call (rule: errors-are-coded). `errors` is keyed by field, or `root`. */
export const ErrorBody = z.object({
  errors: z.record(
    z.string(),
    z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional() }),
  ),
  message: z.string(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.output<typeof ErrorBody>;
