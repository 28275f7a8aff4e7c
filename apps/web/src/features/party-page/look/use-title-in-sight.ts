import { useRef } from 'react';
import { useIsPhone } from '../../../components/use-is-phone';

/** Between the title and what is at the lower edge. */
const ROOM = 16;

const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/**
 * On a phone what is chosen at the lower edge is seen in the picture and its title above it. `show` scrolls to them where the title
 * is not in sight between the bar of the button and the sheet, and `leave` goes back to where the page was (rule: look-chosen).
 */
export function useTitleInSight() {
  const isPhone = useIsPhone();
  const before = useRef<number>(undefined);
  const show = (button: HTMLElement | null, sheet: HTMLElement) => {
    const bar = button?.closest('[data-picture-tools]');
    const picture = bar?.parentElement?.nextElementSibling;
    const title = picture?.querySelector('textarea:not([aria-hidden])');
    if (!isPhone || !bar || !picture || !title) return;
    const low = window.innerHeight - sheet.offsetHeight;
    const [tools, words] = [bar.getBoundingClientRect(), title.getBoundingClientRect()];
    if (words.top >= tools.bottom && words.bottom <= low) return;
    before.current = window.scrollY;
    // The bar stays at the upper edge.
    const { top } = picture.getBoundingClientRect();
    const whole = top - tools.height;
    window.scrollBy({ top: Math.max(whole, words.bottom + ROOM - low), behavior: behavior() });
  };
  const leave = () => {
    if (before.current !== undefined) window.scrollTo({ top: before.current, behavior: behavior() });
    before.current = undefined;
  };
  return { show, leave };
}
