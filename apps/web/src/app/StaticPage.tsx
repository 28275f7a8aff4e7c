import { useCallback, useEffect, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHelpLink } from '../components/use-help-link';
import { NotFound } from '../components/NotFound';
import { WaitingDraft } from '../features/wizard/components/WaitingDraft';
import type { StaticContent } from './static-page';

/** The address on our own site that a plain click on a link leads to; null for every other click. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target !== '' || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : null;
}

/** A page that the gateway has written, shown within the app's bar and footer; its links lead on within the app. */
export function StaticPage({ content }: { content: StaticContent | null }) {
  const navigate = useNavigate();
  const { to, mask, ...opening } = useHelpLink();
  const reveal = useCallback(
    (box: HTMLElement | null) => {
      // Moved to where it is already, it would lose the focus.
      if (box && content && content.element.parentNode !== box) box.replaceChildren(content.element);
    },
    [content],
  );
  const title = content?.title;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  if (!content) return <NotFound />;
  const follow = (click: MouseEvent) => {
    const url = linkOf(click);
    if (!url) return;
    click.preventDefault();
    void (url.pathname === mask ? navigate(to, { ...opening, mask }) : navigate(url.pathname + url.search + url.hash));
  };
  return (
    <>
      <div ref={reveal} onClick={follow} />
      {content.isFront && <WaitingDraft sx={atTheEdge} />}
    </>
  );
}

/** It takes no room from what was there before it, so that nothing moves. */
const atTheEdge = {
  position: 'sticky',
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  zIndex: 1,
  width: 'min(720px, 100% - 32px)',
  mx: 'auto',
  boxShadow: 6,
  my: 2,
  displayPrint: 'none',
} as const;
