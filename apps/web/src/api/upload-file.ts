import type { HttpBinding } from '@festlig/contracts/define';
import { type AskedName, parseAnswer } from './answers';
import { noAnswer } from './api-error';
import { renewCsrfToken } from './base-query';
import type { OutputNamed } from './call-endpoint';
import { csrfToken } from './csrf';
import { askToLogIn } from './login-prompt';
import { type Outcome, type Post, postBody } from './post-body';

export interface Upload extends Pick<Post, 'url' | 'onProgress' | 'signal'> {
  headers?: Readonly<Record<string, string>>;
  file: Blob;
}

const sendOnce = ({ headers = {}, file, ...post }: Upload): Promise<Outcome> => {
  const ours = {
    Accept: 'application/json',
    'Content-Type': file.type || 'application/octet-stream',
    'X-CSRF-Token': csrfToken(),
  };
  return postBody({ ...post, headers: { ...ours, ...headers }, body: file });
};

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
