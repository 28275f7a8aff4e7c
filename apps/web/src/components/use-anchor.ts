import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How a part looks to which a link has led. */
export const ASKED = { '&[data-asked]': { outline: '2px solid', outlineColor: 'primary.main' } } as const;

/**
 * The name and the place of a part of a page to which links lead (`#name`). The browser looks for it before the part has come,
 * so that the part scrolls to itself when it does; it is marked, because it may stand low on the page's last screen.
 */
export function useAnchor(name: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isAsked = name !== undefined && hash === `#${name}`;
  useEffect(() => {
    if (isAsked) ref.current?.scrollIntoView();
  }, [isAsked]);
  return { id: name, ref, 'data-asked': isAsked || undefined };
}
