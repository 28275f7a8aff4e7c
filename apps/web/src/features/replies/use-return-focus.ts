import { useEffect, useRef } from 'react';

/** The element id of a reply's link in the list. */
export const linkIdOf = (rsvpId: string): string => `reply-${rsvpId}`;

/**
 * Who comes back from one reply (`id`) goes on at its link in the list, and at the page's heading when it is not there any
 * more: what they pressed is gone.
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
