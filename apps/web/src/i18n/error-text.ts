import type { ErrorCode } from '@festlig/contracts/all';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CodedError, NoAnswer } from '../lib/coded-error';

export type ErrorsT = TFunction<'errors'>;
/** All that the `errors` namespace has a text for: the contract's codes, failures on the way. */
export type ErrorTextKey = ErrorCode | NoAnswer;

/** `t` of the errors namespace, for `errorText`. */
export function useErrorsT(): ErrorsT {
  return useTranslation('errors').t;
}

/** A coded error in words; a code we have no words for reads as `fallback`. */
export function errorText(error: CodedError, t: ErrorsT, fallback: ErrorTextKey = 'unexpected'): string {
  return t(error.code as ErrorTextKey, { ...error.params, defaultValue: t(fallback) });
}
