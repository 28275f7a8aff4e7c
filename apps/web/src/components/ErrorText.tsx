import { errorText, useErrorsT } from '../i18n/error-text';
import type { CodedError } from '../lib/coded-error';

/**
 * What went wrong, in the language of the page: who keeps an error keeps its code, so that it is said anew when the
 * language is switched (rule: language-switch).
 */
export function ErrorText({ of }: { of: CodedError | readonly CodedError[] }) {
  const errorsT = useErrorsT();
  return [of]
    .flat()
    .map((error: CodedError) => errorText(error, errorsT))
    .join(' ');
}
