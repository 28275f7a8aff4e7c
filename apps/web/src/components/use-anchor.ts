import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How a part looks to which a link has led. */
export const ASKED = { '&[data-asked]': { outline: '2px solid', outlineColor: 'primary.main' } } as const;

/** Shows the part of the page with this name, opened if it is folded, and puts the focus on its heading, from where a keyboard and a screen reader go on. */
export function goToAnchor(name: string): void {
  const part = document.getElementById(name);
  part?.querySelector('details')?.setAttribute('open', '');
  part?.scrollIntoView();
  part?.querySelector<HTMLElement>('summary, h2, h3')?.focus({ preventScroll: true });
}

/** What a heading has that is given the focus. */
export const FOCUSED_HEADING = { tabIndex: -1, sx: { '&:focus': { outline: 'none' } } } as const;

/**
 * The name and the place of a part of a page to which links lead (`#name`). The browser looks for it before the part has come,
 * so that the part scrolls to itself when it does; it is marked, because it may stand low on the page's last screen.
 */
export function useAnchor(name: string | undefined) {
  const { hash } = useLocation();
  const isAsked = name !== undefined && hash === `#${name}`;
  useEffect(() => {
    if (isAsked) goToAnchor(name);
  }, [isAsked, name]);
  return { id: name, 'data-asked': isAsked || undefined };
}
