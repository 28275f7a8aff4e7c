/** How a call is offered over HTTP. Plain data, so that the browser loads it without the schemas. */

/** For forms and guests' answers. Calls that accept the text of a page or a mail, or a list, declare more. */
export const BODY_BYTES = 64_000;
/** For the text of a page or a mail in any script, with its formatting. Anything larger is a list. */
export const TEXT_BYTES = 1_000_000;
/** For calls that accept such a text: parsing one costs more than parsing a form, even if it is then refused. */
export const TEXT_BODY = { maxBytes: TEXT_BYTES, perMinute: 300 } as const;
/** Milliseconds until the caller gives up, including all calls that the answer requires. */
export const DEADLINE = 5000;

/**
 * For addresses that strangers could guess: existing ones may be requested often, missing ones rarely (rule:
 * guessing-is-slow).
 */
export const SLOW_GUESSING = { missesPerMinute: 60 } as const;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The optional parts of a call's HTTP binding. */
export interface HttpOptions {
  /**
   * `json` by default. `events`: server-sent events; the call is repeated until its output has `ended: true`.
   * `download`: the call returns `{ text, next }` pages (input `after`), streamed as one file. `redirect`: the call
   * returns `{ url }`. `text`: the call returns `{ text }`, which is the whole body. `zip`: the call returns
   * `{ files, fileName, next }` pages (input `after`), whose stored files are sent as one zip. `file`: the call returns
   * `{ key, fileName }` of one stored file, which is sent.
   */
  answer?: 'json' | 'events' | 'download' | 'redirect' | 'text' | 'zip' | 'file';
  /** For answers that are no JSON: the content type. The file name of a `download` follows from the path. */
  contentType?: string;
  /** For `download`: how the text of a page becomes bytes; `utf8` when left out. */
  encoding?: 'utf8' | 'base64';
  /** `session` (default except for GET): requires the CSRF token. `signature`: the call itself verifies a signature. */
  guard?: 'session' | 'signature' | 'none';
  /**
   * What the gateway does with the session cookie: store the `session` in the answer, delete the cookie, or add the
   * `csrf` token of the session to the answer.
   */
  session?: 'start' | 'end' | 'tell';
  /** Passes the token in the session cookie as the input field `sessionToken`; empty without one. */
  sessionToken?: true;
  /**
   * For `redirect` calls that leave our site and come back: passes a mark of the browser as the input field `browser`,
   * empty for a browser that has opened none of our pages. `begins`: only our own pages can make the call. `returns`:
   * another site has redirected the browser here, and the call checks the mark.
   */
  browser?: 'begins' | 'returns';
  /** Passes the client address as the input field `clientAddress`; empty where requests are not counted. */
  clientAddress?: true;
  /** Request headers that become input fields: `{ idempotencyKey: 'idempotency-key' }`. */
  headers?: Readonly<Record<string, string>>;
  /** The field of the answer that is used as its ETag. */
  etag?: string;
  /** Passes the body on unparsed as the input field `payload` (signed webhooks). */
  rawBody?: boolean;
  /** A refusal has the code of its first error also as `type` and `message` (rule: change-password-answer). */
  errorType?: true;
  /**
   * The body is one file, which is streamed into the file store. The call named here is made before the first byte is
   * read, with the path, the declared headers and the `bytes` of the file: it returns the `key` under which the file is stored, and further
   * fields of the input of this call, which is made when the file is stored.
   */
  file?: string;
  /** For `file`: the least bytes a second at which the file keeps its slot; that of lists when left out. */
  slowest?: number;
  /** For `events`: milliseconds between two repetitions of the call; the gateway's usual ones when left out. */
  every?: number;
  /** Where a browser is sent when a `redirect` call is refused; the code is added as the query parameter `error`. */
  onFailure?: string;
  /**
   * Largest body in bytes; BODY_BYTES when left out. A larger body is read only from callers who may make the call
   * (rule: bodies-bounded).
   */
  maxBytes?: number;
  /** Milliseconds until the caller gives up; DEADLINE when left out. */
  deadline?: number;
  /** Requests per minute from one client address; the gateway answers 429 above it. */
  perMinute?: number;
  /**
   * Answers per minute to one client address that say that something does not exist, counted over all such calls:
   * 404, an output with `missed`, or a refusal with the parameter `missed`. Above it every request is answered 429.
   */
  missesPerMinute?: number;
}

/**
 * How the gateway offers the call `name`. It is complete: gateway, API documentation and web add no defaults. Path
 * parameters, query and body are merged into the call's input.
 */
export interface HttpBinding<N extends string = string> extends HttpOptions {
  /** `<service>.<call>` */
  name: N;
  method: Method;
  /** Path in Fastify's form: `/api/party/:partyId`. */
  path: string;
  answer: NonNullable<HttpOptions['answer']>;
  guard: NonNullable<HttpOptions['guard']>;
  headers: Readonly<Record<string, string>>;
  maxBytes: number;
  deadline: number;
}

/**
 * Binds the call to an address (`GET /api/party/:partyId`) and fills in the defaults. The annotation lets the build
 * drop bindings that a page does not use.
 */
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

/** The answer is sent over a longer time; the number of such answers at a time is limited per caller. */
export const isStreamed = ({ answer }: Pick<HttpBinding, 'answer'>): boolean =>
  answer === 'events' || answer === 'download' || answer === 'zip' || answer === 'file';

/**
 * Browsers and other sites open the address from a link, to which mail programs, networks and providers add parameters of
 * their own. All other addresses are only our pages' and programs'.
 */
export const isOpened = ({ answer, guard }: Pick<HttpBinding, 'answer' | 'guard'>): boolean =>
  guard === 'signature' || !(answer === 'json' || answer === 'events');

const PARAMETER = /:(\w+)/g;

/** The input fields that are part of the path. */
export const parametersOf = ({ path }: Pick<HttpBinding, 'path'>): string[] =>
  Array.from(path.matchAll(PARAMETER), (match) => String(match[1]));

/**
 * Whether this number of fields besides path and headers is sent as a JSON body instead of in the query. A DELETE
 * has a body only if it has such fields: addresses are logged, so data does not belong there.
 */
export const hasBody = ({ method }: Pick<HttpBinding, 'method'>, fields: number): boolean =>
  method !== 'GET' && (method !== 'DELETE' || fields > 0);

/** A call as a request, without the method. */
export interface HttpParts {
  /** Path and query string. */
  url: string;
  headers: Record<string, string>;
  body?: Record<string, unknown>;
}

/**
 * Distributes the fields of an input: path parameters, declared headers, then query string or JSON body.
 * @throws Error when a path parameter is missing
 */
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
