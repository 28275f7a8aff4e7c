import { randomBytes } from 'node:crypto';
import { FormKey, type Language } from '@festlig/contracts/define';
import { formMark, FORMS, type PostedForm, type PostedFormName, REPLY } from '@festlig/domain/web/posted-form';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { PAGE_TEXTS } from './page-texts';

/** What the forms of a page have of their visitor. */
interface Visitor {
  language: Language;
  csrf: string;
  /** The form that was refused. */
  posted: PostedForm | undefined;
  /** The path of the invitation. */
  path: string;
  /** The key of a reply that was sent from this browser without a link of its own. */
  sent: string | null;
}

/** The marks in the forms of a rendered page, each with what makes the HTML that stands there. */
export const formParts = (visitor: Visitor): (readonly [mark: string, html: () => string])[] =>
  FORMS.map((form) => [
    formMark(form),
    () => hiddenFields(form, visitor) + (form === 'reply' ? sentBefore(visitor) : ''),
  ]);

export const FORM_MARKS: readonly string[] = FORMS.map(formMark);

/** The hidden fields of a form: the token of this visitor, and a key under which it is sent once. */
function hiddenFields(form: PostedFormName, { csrf, posted }: Visitor): string {
  const known = posted?.form === form ? FormKey.safeParse(posted.values['key']).data : undefined;
  const fields = { form, token: csrf, key: known ?? randomBytes(16).toString('hex') };
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('');
}

/** Says in the form of a stranger that a reply was sent from here, with the way to it (rule: reply-sent-before). */
function sentBefore({ language, path, sent }: Visitor): string {
  if (sent === null) return '';
  const { said, see, other } = PAGE_TEXTS[language].sentBefore;
  return `<p>${escapeHtml(said)} <a href="${escapeHtml(path)}?rid=${sent}#${REPLY}">${escapeHtml(see)}</a> ${escapeHtml(other)}</p>`;
}
