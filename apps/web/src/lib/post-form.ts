/**
 * Sends these fields to the page's own address as the browser posts a form, and so leaves the page: the answer never comes. A
 * choice is sent when it is ticked, as browsers do.
 */
export function postForm(fields: Readonly<Record<string, string | boolean | null | undefined>>): Promise<never> {
  const form = document.createElement('form');
  form.method = 'post';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null || value === false) continue;
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value: value === true ? 'on' : value });
    form.append(field);
  }
  document.body.append(form);
  // What is sent is not lost, so nobody is asked whether to leave it.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  form.submit();
  return new Promise(() => undefined);
}
