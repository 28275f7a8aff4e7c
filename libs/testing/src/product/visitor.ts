import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AnyCall, type OutputOf, requestParts, type RequestOf } from '@festlig/contracts/define';

/** A call was refused by the product. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: { errors?: Record<string, { code: string }>; message?: string },
  ) {
    super(`${status} ${body.message ?? ''}`);
  }
}

/** A browser without a screen: it keeps cookies and the page's CSRF token, and makes calls as the web app does. */
export class Visitor {
  private cookie = '';
  private csrf = '';

  private constructor(readonly url: string) {}

  /** Opens the front page, which sets the cookie and the token. */
  static async open(url: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    const page = await visitor.fetch('/');
    visitor.csrf = /name="csrf-token" content="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    return visitor;
  }

  /** One request with cookie and CSRF token; keeps the cookies that the answer sets. */
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

  /** Posts bytes without a copy, which would count in a benchmark of many photos; returns the status of the answer. */
  async post(path: string, headers: Record<string, string>, parts: readonly Buffer[]): Promise<number> {
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const sent = request(this.url + path, {
      method: 'POST',
      headers: { cookie: this.cookie, 'x-csrf-token': this.csrf, ...headers, 'content-length': length },
    });
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    for (const part of parts) sent.write(part);
    sent.end();
    const [answer] = await answered;
    answer.resume();
    return answer.statusCode ?? 0;
  }

  /** A contract's call over HTTP, bound as the contract says. @throws Refused */
  async call<C extends AnyCall>(call: C, input: RequestOf<C>): Promise<OutputOf<C>> {
    if (!call.http) throw new Error(`${call.name} is not offered over HTTP`);
    const { url, headers, body } = requestParts(call.http, input as object);
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const init: RequestInit = { method: call.http.method, headers: { ...json, ...headers } };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await this.fetch(url, init);
    const answer: unknown = await response.json();
    if (!response.ok) throw new Refused(response.status, answer as Refused['body']);
    return answer as OutputOf<C>;
  }
}
