import { lazy, Suspense } from 'react';
import { useLoginPrompt } from '../api/login-prompt';
import { patiently } from '../lib/patiently';

/** Hosts only, and few of them: guests should not wait for it. */
const LoginDialog = lazy(patiently(() => import('./LoginDialog')));

/** Asks to log in when a call needs it, above whatever is being done (rule: log-in-prompt). */
export function LoginPrompt() {
  if (!useLoginPrompt()) return null;
  return (
    <Suspense fallback={null}>
      <LoginDialog />
    </Suspense>
  );
}
