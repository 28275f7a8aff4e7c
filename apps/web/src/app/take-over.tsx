import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Handover } from '../guest/start';
import { startI18n } from '../i18n/i18n';
import { createApp } from './App';

export { knownAnswers } from '../guest/known-answers';

/** What is of a guest's page only: the app prints other pages too, and says itself which colour the browser's bar has. */
function leaveGuestPage(): void {
  document.getElementById('paper-code')?.remove();
  document.querySelector('meta[name="theme-color"][media]')?.remove();
}

/**
 * Shows the app in the place of a guest's page: the same components with the same data at the same place, so that nothing
 * moves. Then it goes where the guest wanted to (rule: guest-page-taken-over).
 */
export async function takeOver({ end, answers, begun, onward }: Handover): Promise<void> {
  await startI18n();
  const { app, router } = createApp(answers, begun);
  const [left, top] = [scrollX, scrollY];
  const focused = document.activeElement?.getAttribute('href');
  end();
  leaveGuestPage();
  const root = createRoot(document.getElementById('root')!);
  // Before the browser draws, and without an empty page in between.
  flushSync(() => root.render(app));
  scrollTo(left, top);
  // Closing what is opened brings the focus back to what opened it.
  if (focused) document.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  if (!onward) return;
  const { to, ...options } = onward;
  await router.navigate(to, options);
}
