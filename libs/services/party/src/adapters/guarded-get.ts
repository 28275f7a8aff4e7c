import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { useAgent as agentFor } from 'request-filtering-agent';

/** What tests change, because they must not leave the machine. The product uses none of it. */
export interface Guard {
  /** Addresses that may be reached although they are not public. */
  allowed?: readonly string[];
  ports?: readonly number[];
  lookup?: LookupFunction;
}

const MOST_REDIRECTS = 3;
/** The empty one is the usual port of the protocol. */
const PORTS = ['', '80', '443'];

/** @throws Error for an address that is not http or https on a usual port, or that names a user */
function checked(address: string, from: URL | undefined, { ports = [] }: Guard): URL {
  const url = new URL(address, from);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const isPlain = url.username === '' && url.password === '';
  if (!isWeb || !isPlain || ![...PORTS, ...ports.map(String)].includes(url.port)) throw new Error('not allowed');
  return url;
}

/** One request. The agent refuses every address that is not public, after the look-up and for the very connection. */
function send(url: URL, accept: string, { allowed = [], lookup }: Guard, signal: AbortSignal) {
  const agent = agentFor(url.href, { keepAlive: false, allowIPAddressList: [...allowed] });
  const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'Festlig link preview' };
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { agent, headers, signal, ...(lookup ? { lookup } : {}) }, resolve)
      .on('error', reject)
      .end();
  });
}

/**
 * Requests a page of the public web and follows a few redirects, each of which is checked like the first address. Sends
 * no cookies and no referrer. The caller reads or destroys the answer.
 * @throws Error when the address is not allowed, or nothing usable is answered
 */
export async function guardedGet(
  address: string,
  accept: string,
  guard: Guard,
  signal: AbortSignal,
): Promise<{ url: URL; response: IncomingMessage }> {
  let url = checked(address, undefined, guard);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await send(url, accept, guard, signal);
    const { statusCode = 0, headers } = response;
    const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
    if (statusCode === 200 && isPlain) return { url, response };
    response.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) throw new Error('no page');
    url = checked(headers.location, url, guard);
  }
  throw new Error('too many redirects');
}
