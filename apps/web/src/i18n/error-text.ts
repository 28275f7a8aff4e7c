import type { ErrorCode } from '@festlig/contracts/all';
import type { TFunction } from 'i18next';
import type { CodedError, NoAnswer } from '../lib/coded-error';
import { useTexts } from './use-texts';

export type ErrorsT = TFunction<'errors'>;
/**
 * All codes that have a text in the `errors` namespace: the contract's codes, and failures before the server answered.
 */
export type ErrorTextKey = ErrorCode | NoAnswer;

/** `t` of the errors namespace, for `errorText`. */
export function useErrorsT(): ErrorsT {
  return useTexts('errors');
}

/** A coded error in words; an unknown code gets the text of `fallback`. */
export function errorText(error: CodedError, t: ErrorsT, fallback: ErrorTextKey = 'unexpected'): string {
  return t(error.code as ErrorTextKey, { ...error.params, defaultValue: t(fallback) });
}
