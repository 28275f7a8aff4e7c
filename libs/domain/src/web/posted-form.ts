import type { Problems } from '@festlig/contracts/define';

/** The forms of a guest's page as HTML posts them, for the page that has them and the gateway that reads them. */

/** The place on the invitation where the reply is. */
export const REPLY = 'reply';
/** Its thanks, which are shown where the address names them: without scripts right after the reply was sent. */
export const SENT = 'sent';

/** Which form of the page is posted: the field `form`. */
export const FORMS = ['reply', 'message'] as const;
export type PostedFormName = (typeof FORMS)[number];

/** The fields of every form: the token of the session, and the key under which it is sent once. */
const EVERY = ['form', 'token', 'key', 'rid'] as const;
export const MESSAGE_FIELDS = [...EVERY, 'message'] as const;
export const REPLY_FIELDS = [
  ...EVERY,
  'name',
  'answer',
  'numberOfPeople',
  'companions',
  'comment',
  'email',
  'zip',
] as const;
/** The beginning of the fields with answers to the host's own questions; the id of the question follows. */
export const ANSWER_FIELD = 'answer-';

/** A form that was refused: the page shows it again with what was typed and the errors at their fields. */
export interface PostedForm {
  form: PostedFormName;
  values: Readonly<Record<string, string>>;
  /** By the names of the call, `root` for what concerns no field. */
  errors: Problems;
}

/** Stands in a rendered page where the gateway writes the hidden fields of a form. No text of a host or guest can be the same. */
export const formMark = (form: PostedFormName): string => `<!--form ${form}-->`;

/** The name under which the page finds it among the answers that it comes with. */
export const POSTED_FORM = 'page.postedForm';
