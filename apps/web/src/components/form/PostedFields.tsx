import { formMark, type PostedFormName } from '@festlig/domain/web/posted-form';
import css from '../plain/field.module.css';

/** One object for each form: React writes what it is given anew, and would take away what the gateway has written. */
const MARKS = { reply: { __html: formMark('reply') }, message: { __html: formMark('message') } };

/**
 * The hidden fields with which a form is posted before its scripts have come, and a message that was begun before, after
 * that; to who has just answered without a link of their own it says so there. The gateway fills them in, because their values are each visitor's own and the page is rendered for many.
 */
export function PostedFields({ form }: { form: PostedFormName }) {
  return <div className={css['posted']} suppressHydrationWarning dangerouslySetInnerHTML={MARKS[form]} />;
}
