import type { z } from 'zod';
import type { ErrorTable } from './errors';

/**
 * Who may make a call. Enforced in the service that owns it, never in the gateway alone.
 * `guest`, `editor` and `owner` are about one party, so their input names it as `partyId` (id, short id or slug)
 * (rules: access-is-data, role-guest, role-editor, role-owner).
 */
export const ACCESS_LEVELS = ['public', 'guest', 'user', 'editor', 'owner', 'internal'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** How the gateway offers a call over HTTP. Path parameters, query and body are merged into the call's one input. */
export interface HttpBinding {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Fastify-style path: `/api/party/:partyId`. */
  path: string;
  /**
   * `json` by default. `events`: server-sent events, the call is repeated until its output says `ended: true`.
   * `download`: the call answers `{ text, next }` pages (input `after`), streamed as one file.
   * `redirect`: the call answers `{ url }`.
   */
  answer?: 'json' | 'events' | 'download' | 'redirect';
  /** For `download`: file type, and its name if it does not follow from the path. */
  contentType?: string;
  /** `session` (default for everything but GET): needs the CSRF token. `signature`: the call checks a signature itself. */
  guard?: 'session' | 'signature' | 'none';
  /**
   * What the gateway does with the session cookie: store the `session` the call answers, drop it, or add the `csrf`
   * token that belongs to it to the answer.
   */
  session?: 'start' | 'end' | 'tell';
  /** The address the request came from becomes the input field `clientAddress`; empty where nobody counts. */
  clientAddress?: true;
  /** Request headers that become input fields: `{ idempotencyKey: 'idempotency-key' }`. */
  headers?: Record<string, string>;
  /** The field of the answer that is its ETag. */
  etag?: string;
  /** Pass the body on unparsed, as the input field `payload` (signed webhooks). */
  rawBody?: boolean;
  /** Where a browser goes when a `redirect` call is refused. */
  onFailure?: string;
  /**
   * Bytes the body may have; BODY_BYTES when left out. Above that it is read only from who may make the call
   * (rule: bodies-bounded).
   */
  maxBytes?: number;
  /** Requests a minute from one address; the gateway answers 429 above it. */
  perMinute?: number;
  /**
   * Answers a minute that one address gets which tell that there is no such thing, of all such calls together: 404, an
   * output that says `missed`, a refusal with the parameter `missed`. Above it 429, also to what there is.
   */
  missesPerMinute?: number;
}

/** Forms and answers of guests; what holds a text of a page or a mail, or a list, says so. */
export const BODY_BYTES = 64_000;
/** A page's or a mail's text, in whatever letters, with its formatting. Larger ones are lists. */
export const TEXT_BYTES = 1_000_000;

/**
 * For what strangers could find by trying names: many may ask for what there is, few for what there is not
 * (rule: guessing-is-slow).
 */
export const SLOW_GUESSING = { missesPerMinute: 60 } as const;

export interface CallDeclaration<I extends z.ZodType, O extends z.ZodType, A extends Access> {
  summary: string;
  access: A;
  input: I;
  output: O;
  /** Safe to send again after a lost answer. Only such calls are retried. */
  idempotent: boolean;
  /**
   * A read that tells every visitor, and every service, the same: equal ones under way at the same time may be answered
   * with one. A signed-in person's are never shared: they see what they have just changed.
   */
  isShared?: true;
  http?: HttpBinding;
  /** Milliseconds before the caller gives up. */
  deadline?: number;
}

/** A declared call with the name it has on the wire: `<service>.<call>`. */
export interface Call<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> extends CallDeclaration<I, O, A> {
  name: string;
  service: string;
}

export type AnyCall = Call;
export type InputOf<C extends AnyCall> = z.output<C['input']>;
/** What a caller may leave out because the schema has a default for it. */
export type RequestOf<C extends AnyCall> = z.input<C['input']>;
export type OutputOf<C extends AnyCall> = z.output<C['output']>;

/** Declares one call; its name comes from its place in the contract. */
export function call<I extends z.ZodType, O extends z.ZodType, const A extends Access>(
  declaration: CallDeclaration<I, O, A>,
): CallDeclaration<I, O, A> {
  return declaration;
}

type Declarations = Record<string, CallDeclaration<z.ZodType, z.ZodType, Access>>;
type Named<D> = D extends CallDeclaration<infer I, infer O, infer A> ? Call<I, O, A> : never;

export interface Contract<D extends Declarations = Declarations> {
  service: string;
  errors: ErrorTable;
  calls: { [K in keyof D]: Named<D[K]> };
}

/**
 * One service's whole surface: its calls and the errors it answers with (rules: calls-have-their-names, one-contract).
 */
export function defineContract<const D extends Declarations>(
  service: string,
  errors: ErrorTable,
  declarations: D,
): Contract<D> {
  const calls = Object.fromEntries(
    Object.entries(declarations).map(([key, declaration]) => [
      key,
      { ...declaration, service, name: `${service}.${key}` },
    ]),
  );
  return { service, errors, calls: calls as Contract<D>['calls'] };
}
