import { z } from 'zod';

/** HTTP status of an error code, and the form field to which it belongs (`root` when left out). */
export interface ErrorEntry {
  status: 400 | 401 | 402 | 403 | 404 | 408 | 409 | 410 | 412 | 413 | 422 | 429 | 500 | 503;
  field?: string;
}
export type ErrorTable = Readonly<Record<string, ErrorEntry>>;

/** Errors that any call can answer with. Schemas use the codes of fields as their messages. */
export const commonErrors = {
  invalid: { status: 422 },
  required: { status: 422 },
  /** A field that the call does not know (rule: unknown-fields). */
  unknown_field: { status: 422 },
  too_short: { status: 422 },
  too_long: { status: 422 },
  too_many_tags: { status: 422 },
  /** A sender's name, a title or a subject that seems to come from the product itself. */
  name_passes_for_ours: { status: 422 },
  email_invalid: { status: 422 },
  phone_invalid: { status: 422 },
  bad_address: { status: 400 },
  /** A report of a provider that the provider did not sign. */
  webhook_signature_invalid: { status: 400 },
  not_found: { status: 404 },
  needs_login: { status: 401 },
  csrf_invalid: { status: 403 },
  /** Only users with a verified address may send mails to others (rule: verified-to-send). */
  email_not_verified: { status: 403 },
  /** Only a verified phone gets test texts, and only its number can be the sender of texts. */
  phone_not_verified: { status: 409 },
  /** The party's plan does not have this `feature`; `plan` is the lowest one that has it (rule: premium-features). */
  plan_required: { status: 402 },
  /** The party's tokens are `missing` so many for the texts of a send (rule: tokens-needed). */
  insufficient_tokens: { status: 402 },
  too_many_requests: { status: 429 },
  /** `minutes` until another mail may be sent. */
  too_many_mails: { status: 429 },
  too_many_mails_today: { status: 429 },
  too_large: { status: 413 },
  /** The body arrived too slowly. */
  too_slow: { status: 408 },
  unavailable: { status: 503 },
  conflict: { status: 409 },
  /** Somebody else has saved these fields since the version on which the edit is based (rule: edits-by-version). */
  edited_meanwhile: { status: 412 },
  /** The key was used before with other content, whose answer would be wrong here (rule: key-of-one-thing). */
  key_reused: { status: 409 },
  unexpected: { status: 500 },
} as const satisfies ErrorTable;

export type CommonCode = keyof typeof commonErrors;

export type ErrorParams = Record<string, string | number>;

/** The problems of an input by field; empty when it is valid (rule: errors-on-fields). */
export type Problems<F extends string = string, C extends string = string> = Partial<
  Record<F, { code: C; params?: ErrorParams }>
>;

/** The body of every failed call (rule: errors-are-coded). `errors` is keyed by field, or `root`. */
export const ErrorBody = z.object({
  errors: z.record(
    z.string(),
    z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional() }),
  ),
  message: z.string(),
  /** Only of calls whose binding has `errorType`: the code of the first error. */
  type: z.string().optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.output<typeof ErrorBody>;
