import { lazy, Suspense } from 'react';
import type { CodedError } from '../lib/coded-error';
import { patiently } from '../lib/patiently';

/** Loaded when needed: guests have no password. */
const ForgottenLink = lazy(patiently(() => import('./ForgottenLink')));

/**
 * A link beside an error that the reader can act on: after too many log-in attempts, to choose a new password
 * (rule: log-in-tries).
 */
export function ErrorWayOut({ of }: { of: readonly CodedError[] }) {
  if (!of.some(({ code }) => code === 'too_many_tries')) return null;
  return (
    <>
      {' '}
      <Suspense fallback={null}>
        <ForgottenLink color="inherit" />
      </Suspense>
    </>
  );
}
