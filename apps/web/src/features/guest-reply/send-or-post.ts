import type { PostedFormName } from '@festlig/domain/web/posted-form';
import { asApiError } from '../../api/api-error';
import { csrfToken } from '../../api/csrf';

/** The fields of a form of the page, as the browser would post them. */
interface Fields {
  form: PostedFormName;
  key: string;
  [name: string]: string | boolean | null | undefined;
}

/**
 * Sends by script; where that proves nothing because cookies are blocked, as a form that the browser posts, which needs none
 * (rule: form-without-scripts). `leaving` is told before the page is left for that.
 */
export async function sendOrPost<T>(send: () => Promise<T>, fields: Fields, leaving: () => void): Promise<T> {
  try {
    return await send();
  } catch (thrown) {
    if (asApiError(thrown).errors['root']?.code !== 'csrf_invalid') throw thrown;
    const { postForm } = await import('../../lib/post-form');
    leaving();
    return postForm({ ...fields, token: csrfToken() });
  }
}
