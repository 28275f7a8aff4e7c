import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { fitTitle } from './fit-title';
import css from './hero.module.css';

/** Fits the title again whenever the box, the text or the fonts change. */
function useFit(text: string) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const outer = box.current;
    if (!outer) return;
    const fit = () => fitTitle(outer);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    // Checked each time: a font that this title uses first may still be loading when the page reports that fonts are
    // ready.
    document.fonts?.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', fit);
    };
  }, [text]);
  return box;
}

interface FittedTitleProps {
  text: string;
  component?: 'h1' | 'p' | 'div';
  /** A small line above the title. */
  eyebrow?: ReactNode;
  /** A small line below the title, where the picture fills a wide screen. */
  day?: ReactNode;
  /** The button below the title. */
  action?: ReactNode;
  /** While the title is edited, a text area lies over the text and breaks lines at the same places. */
  field?: ReactNode;
}

/** The title of an invitation, 16 to 70 px, centred in its box together with the lines above and below it. */
export function FittedTitle({ text, component: Title = 'h1', eyebrow, day, action, field }: FittedTitleProps) {
  const box = useFit(text);
  return (
    <div ref={box} data-title-box className={css['group']} suppressHydrationWarning>
      <div>
        {eyebrow && <div className={css['eyebrow']}>{eyebrow}</div>}
        <Title
          data-title
          className={css['title']}
          // A served page has fitted it already (fit-title.ts), by its length where no script runs, and says where its lines do
          // not break (guest-server.tsx).
          suppressHydrationWarning
        >
          {field ? <span style={{ visibility: 'hidden' }}>{text}</span> : text}
          {field}
        </Title>
        {day && (
          <div aria-hidden className={classNames(css['eyebrow'], css['day'])}>
            {day}
          </div>
        )}
        {action && <div className={css['action']}>{action}</div>}
      </div>
    </div>
  );
}
