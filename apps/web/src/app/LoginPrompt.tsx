import { lazy, Suspense } from 'react';
import { useLoginPrompt } from '../api/login-prompt';
import { patiently } from '../lib/patiently';

/** Loaded when needed: only hosts log in, and guests should not wait for it. */
const LoginDialog = lazy(patiently(() => import('./LoginDialog')));

/** Asks to log in when a call needs it, above the current page (rule: log-in-prompt). */
export function LoginPrompt() {
  if (!useLoginPrompt()) return null;
  return (
    <Suspense fallback={null}>
      <LoginDialog />
    </Suspense>
  );
}
