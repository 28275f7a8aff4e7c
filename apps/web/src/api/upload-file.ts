import type { HttpBinding } from '@festlig/contracts/define';
import { type AskedName, parseAnswer } from './answers';
import { type ApiError, errorFromAnswer, noAnswer } from './api-error';
import { parseJson, renewCsrfToken } from './base-query';
import type { OutputNamed } from './call-endpoint';
import { csrfToken } from './csrf';
import { askToLogIn } from './login-prompt';

/** Milliseconds in which a file must arrive, as at the gateway. */
const PATIENCE_MS = 120_000;

export interface Upload {
  url: string;
  headers?: Readonly<Record<string, string>>;
  file: Blob;
  /** The share of the file that is sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

type Outcome = { body: unknown; error?: undefined } | { error: ApiError };

/** By XMLHttpRequest, because fetch tells nothing while it sends. */
const sendOnce = ({ url, headers = {}, file, onProgress, signal }: Upload): Promise<Outcome> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const failed = (why: 'timeout' | 'unreached') => () =>
      resolve({ error: noAnswer(why === 'unreached' && !navigator.onLine ? 'offline' : why) });
    request.open('POST', url);
    request.timeout = PATIENCE_MS;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.setRequestHeader('X-CSRF-Token', csrfToken());
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
    request.send(file);
  });

const isRefused = (outcome: Outcome, code: string) => outcome.error?.errors['root']?.code === code;

/**
 * Sends a file as the body of a call, and repeats it after a new token or log-in as other calls do.
 * @throws ApiError
 */
export async function uploadFile<N extends AskedName>(call: HttpBinding<N>, upload: Upload): Promise<OutputNamed<N>> {
  let outcome = await sendOnce(upload);
  if (isRefused(outcome, 'csrf_invalid')) {
    await renewCsrfToken();
    outcome = await sendOnce(upload);
  }
  if (isRefused(outcome, 'needs_login') && (await askToLogIn({ byHand: true }))) outcome = await sendOnce(upload);
  if (outcome.error) throw outcome.error as unknown as Error;
  const parsed = await parseAnswer(call.name, outcome.body);
  if (!parsed.success) throw noAnswer('bad_answer') as unknown as Error;
  return parsed.data as OutputNamed<N>;
}
