import { useEffect, useRef } from 'react';

/** The element id of a reply's link in the list. */
export const linkIdOf = (rsvpId: string): string => `reply-${rsvpId}`;

/**
 * After one reply (`id`) was shown, moves the focus to its link in the list, or to the page's heading when the link is
 * gone.
 */
export function useReturnFocus(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (id === undefined && left.current !== undefined) {
      (document.getElementById(linkIdOf(left.current)) ?? heading.current)?.focus();
    }
    left.current = id;
  }, [id]);
  return heading;
}
