import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The name and the place of a part of a page to which links lead (`#name`). The browser looks for it before the part has come,
 * so that the part scrolls to itself when it does.
 */
export function useAnchor(name: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isAsked = name !== undefined && hash === `#${name}`;
  useEffect(() => {
    if (isAsked) ref.current?.scrollIntoView();
  }, [isAsked]);
  return { id: name, ref };
}
