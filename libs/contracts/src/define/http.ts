/** How a call is offered over HTTP. Plain data: a browser fetches it, and no schema with it. */

/** Forms and answers of guests; what holds a text of a page or a mail, or a list, says so. */
export const BODY_BYTES = 64_000;
/** A page's or a mail's text, in whatever letters, with its formatting. Larger ones are lists. */
export const TEXT_BYTES = 1_000_000;
/** For calls that take such a text: reading one costs more than a form does, also where it is refused. */
export const TEXT_BODY = { maxBytes: TEXT_BYTES, perMinute: 300 } as const;
/** Milliseconds until the caller gives up, over all the calls that an answer takes. */
export const DEADLINE = 5000;

/**
 * For what strangers could find by trying names: many may ask for what there is, few for what there is not
 * (rule: guessing-is-slow).
 */
export const SLOW_GUESSING = { missesPerMinute: 60 } as const;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What a call may declare of its HTTP binding beside its address. */
export interface HttpOptions {
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
  headers?: Readonly<Record<string, string>>;
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
  /** Milliseconds before the caller gives up; DEADLINE when left out. */
  deadline?: number;
  /** Requests a minute from one address; the gateway answers 429 above it. */
  perMinute?: number;
  /**
   * Answers a minute that one address gets which tell that there is no such thing, of all such calls together: 404, an
   * output that says `missed`, a refusal with the parameter `missed`. Above it 429, also to what there is.
   */
  missesPerMinute?: number;
}

/**
 * How the gateway offers the call `name`, complete: gateway, API documentation and web have no defaults of their own. Path
 * parameters, query and body are merged into the call's one input.
 */
export interface HttpBinding<N extends string = string> extends HttpOptions {
  /** `<service>.<call>` */
  name: N;
  method: Method;
  /** Fastify-style path: `/api/party/:partyId`. */
  path: string;
  answer: NonNullable<HttpOptions['answer']>;
  guard: NonNullable<HttpOptions['guard']>;
  headers: Readonly<Record<string, string>>;
  maxBytes: number;
  deadline: number;
}

/** Binds the call of that name to an address (`GET /api/party/:partyId`), and fills in what it leaves out. A page is built without the bindings it does not use. */
/* @__NO_SIDE_EFFECTS__ */
export function http<const N extends string>(
  name: N,
  address: `${Method} /${string}`,
  options: HttpOptions = {},
): HttpBinding<N> {
  const [method, path] = address.split(' ') as [Method, string];
  return {
    name,
    method,
    path,
    answer: 'json',
    guard: method === 'GET' ? 'none' : 'session',
    headers: {},
    maxBytes: BODY_BYTES,
    deadline: DEADLINE,
    ...options,
  };
}

const PARAMETER = /:(\w+)/g;

/** The input fields that are in the path. */
export const parametersOf = ({ path }: Pick<HttpBinding, 'path'>): string[] =>
  Array.from(path.matchAll(PARAMETER), (match) => String(match[1]));

/**
 * Whether so many fields that are neither in the path nor in headers are sent as a JSON body; otherwise they are in the
 * query. Deleting needs a body only where it says more than what: an address is written into logs, so it is no place for more.
 */
export const hasBody = ({ method }: Pick<HttpBinding, 'method'>, fields: number): boolean =>
  method !== 'GET' && (method !== 'DELETE' || fields > 0);

/** A call as a request, without its method. */
export interface HttpParts {
  /** Path and query string. */
  url: string;
  headers: Record<string, string>;
  body?: Record<string, unknown>;
}

/** Each field of an input where it goes: path parameters, declared headers, then query string or JSON body. */
export function requestParts(http: HttpBinding, input: object): HttpParts {
  const rest = new Map<string, unknown>(Object.entries(input).filter(([, value]) => value !== undefined));
  const take = (field: string) => {
    const value = rest.get(field);
    rest.delete(field);
    return value;
  };
  const path = http.path.replace(PARAMETER, (_, field: string) => {
    const value = take(field);
    if (value === undefined) throw new Error(`${http.name} needs ${field}`);
    return encodeURIComponent(String(value));
  });
  const headers: Record<string, string> = {};
  for (const [field, header] of Object.entries(http.headers)) {
    const value = take(field);
    if (value !== undefined) headers[header] = String(value);
  }
  if (hasBody(http, rest.size)) return { url: path, headers, body: Object.fromEntries(rest) };
  const query = new URLSearchParams();
  for (const [field, value] of rest) if (value !== null) query.set(field, String(value));
  return { url: query.size === 0 ? path : `${path}?${query}`, headers };
}
