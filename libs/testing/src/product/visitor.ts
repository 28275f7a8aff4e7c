import type { AnyCall, OutputOf, RequestOf } from '@festlig/contracts/define';

/** The product refused a call. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: { errors?: Record<string, { code: string }>; message?: string },
  ) {
    super(`${status} ${body.message ?? ''}`);
  }
}

/** A browser without a screen: it has a cookie jar and the page's CSRF token, and makes calls as the web app does. */
export class Visitor {
  private cookie = '';
  private csrf = '';

  private constructor(readonly url: string) {}

  /** Opens the front page, as everybody does first. */
  static async open(url: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    const page = await visitor.fetch('/');
    visitor.csrf = /name="csrf-token" content="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    return visitor;
  }

  /** One request with cookie and CSRF token; keeps what the answer sets. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { cookie: this.cookie, 'x-csrf-token': this.csrf, ...(init.headers as Record<string, string>) };
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (name === 'festlig_session') this.cookie = `${name}=${value}`;
    }
    this.csrf = response.headers.get('x-csrf-token') ?? this.csrf;
    return response;
  }

  /** A contract's call over HTTP, bound as the contract says. @throws Refused */
  async call<C extends AnyCall>(call: C, input: RequestOf<C>): Promise<OutputOf<C>> {
    const { method, path, headers = {} } = call.http ?? { method: 'GET', path: '' };
    const rest = { ...(input as Record<string, unknown>) };
    const take = (name: string): string => {
      const value = rest[name];
      delete rest[name];
      return String(value);
    };
    const given = Object.entries(headers).filter(([field]) => rest[field] !== undefined);
    const sent = Object.fromEntries(given.map(([field, header]) => [header, take(field)]));
    const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(take(name)));
    const inQuery = method === 'GET' || (method === 'DELETE' && Object.keys(rest).length === 0);
    const query = inQuery ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    const body = inQuery ? {} : { body: JSON.stringify(rest) };
    const type = inQuery ? {} : { 'content-type': 'application/json' };
    const response = await this.fetch(filled + query, { method, headers: { ...type, ...sent }, ...body });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Refused(response.status, answer as Refused['body']);
    return answer as OutputOf<C>;
  }
}
