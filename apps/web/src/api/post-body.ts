import { type ApiError, errorFromAnswer, noAnswer } from './api-error';
import { parseJson } from './base-query';

/** Milliseconds in which a file must arrive, as at the gateway. */
const PATIENCE_MS = 120_000;

export interface Post {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: XMLHttpRequestBodyInit;
  /** The share of the body that is sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export type Outcome = { body: unknown; error?: undefined } | { error: ApiError };

/** By XMLHttpRequest, because fetch tells nothing while it sends. */
export const postBody = ({ url, headers, body: sent, onProgress, signal }: Post): Promise<Outcome> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const failed = (why: 'timeout' | 'unreached') => () =>
      resolve({ error: noAnswer(why === 'unreached' && !navigator.onLine ? 'offline' : why) });
    request.open('POST', url);
    request.timeout = PATIENCE_MS;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onerror = failed('unreached');
    request.onabort = failed('unreached');
    request.ontimeout = failed('timeout');
    request.onload = () => {
      const body = parseJson(request.responseText);
      const isOk = request.status >= 200 && request.status < 300;
      resolve(isOk ? { body } : { error: errorFromAnswer(request.status, body) });
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(sent);
  });
