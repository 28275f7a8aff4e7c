import { errorText, useErrorsT } from '../i18n/error-text';
import type { CodedError } from '../lib/coded-error';

/**
 * An error in the page's language. Callers keep the error's code, not its text, so that it is translated when the
 * language is switched (rule: language-switch).
 */
export function ErrorText({ of }: { of: CodedError | readonly CodedError[] }) {
  const errorsT = useErrorsT();
  return [of]
    .flat()
    .map((error: CodedError) => errorText(error, errorsT))
    .join(' ');
}
