import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PLAIN_MESSAGE } from '../features/guest-reply/components/PlainThread';
import { messageKeyOf, writeKept } from '../features/guest-reply/use-kept-reply';
import type { Handover } from '../guest/start';
import { startI18n } from '../i18n/i18n';
import { createApp } from './App';

export { knownAnswers } from '../guest/known-answers';

/** The app prints other pages too: the code of the invitation is for its own page, and not for what is open over it. */
function keepCodeOnItsPage(router: ReturnType<typeof createApp>['router']): void {
  const { pathname } = location;
  const code = document.getElementById('paper-code');
  router.subscribe(({ location: now }) => code?.toggleAttribute('hidden', now.pathname !== pathname));
}

/** A message that was begun before the scripts came is in the page alone: kept, the app begins with it. */
function keepPlainMessage(): void {
  const box = document.getElementById(PLAIN_MESSAGE);
  if (!(box instanceof HTMLTextAreaElement) || !box.form) return;
  const rid = new FormData(box.form).get('rid');
  writeKept(messageKeyOf(String(rid)), box.value || null);
}

/**
 * Shows the app in the place of a guest's page: the same components with the same data at the same place, so that nothing
 * moves. Then it goes where the guest wanted to (rule: guest-page-taken-over).
 */
export async function takeOver({ end, answers, begun, onward }: Handover): Promise<void> {
  await startI18n();
  const { app, router } = createApp(answers, begun);
  keepPlainMessage();
  const [left, top] = [scrollX, scrollY];
  const focused = document.activeElement?.getAttribute('href');
  end();
  keepCodeOnItsPage(router);
  // The invitation of the app brings its own, and another page has none (rule: accent-of-picture).
  document.getElementById('accent')?.remove();
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
