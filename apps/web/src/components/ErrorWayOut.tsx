import { lazy, Suspense } from 'react';
import type { CodedError } from '../lib/coded-error';
import { patiently } from '../lib/patiently';

/** Fetched when it is needed: guests have no password. */
const ForgottenLink = lazy(patiently(() => import('./ForgottenLink')));

/** A link beside an error that one can do something about: who tried too many passwords may choose a new one (rule: log-in-tries). */
export function ErrorWayOut({ of }: { of: readonly CodedError[] }) {
  if (!of.some(({ code }) => code === 'too_many_tries')) return null;
  return (
    <>
      {' '}
      <Suspense fallback={null}>
        <ForgottenLink />
      </Suspense>
    </>
  );
}
