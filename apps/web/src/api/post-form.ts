import type { PostedFormName } from '@festlig/domain/web/posted-form';
import { csrfToken } from './csrf';

type Fields = Readonly<Record<string, string | boolean | null | undefined>>;

/**
 * Posts a form of the page to the page's own address, as the browser does without scripts, and so leaves the page: the answer never
 * comes. A choice is sent when it is ticked. This works where a script proves nothing because cookies are blocked
 * (rule: form-without-scripts).
 */
export function postForm(name: PostedFormName, key: string, typed: Fields): Promise<never> {
  const form = document.createElement('form');
  form.method = 'post';
  form.hidden = true;
  const fields: Fields = { ...typed, form: name, key, token: csrfToken() };
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined || value === null || value === false) continue;
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name: field, value: value === true ? 'on' : value });
    form.append(input);
  }
  document.body.append(form);
  // What is sent is not lost, so nobody is asked whether to leave it.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  form.submit();
  return new Promise(() => undefined);
}
