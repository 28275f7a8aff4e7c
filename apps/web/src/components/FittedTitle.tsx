import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { largestThatFits, TITLE_MAX_PX, TITLE_MIN_PX } from '../lib/fit';
import { classNames } from '../lib/class-names';
import css from './hero.module.css';

/** Makes the title as large as the box allows, and again whenever the box, the text or the fonts change. */
function useFit(text: string) {
  const box = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const [outer, all, inner] = [box.current, group.current, title.current];
    if (!outer || !all || !inner) return;
    const fits = (px: number) => {
      inner.style.fontSize = `${px}px`;
      return inner.scrollWidth <= inner.clientWidth && all.offsetHeight <= outer.clientHeight;
    };
    const fit = () => {
      inner.style.overflowWrap = 'normal';
      delete outer.dataset.over;
      const size = () => largestThatFits(TITLE_MIN_PX, TITLE_MAX_PX, fits);
      if (fits(size())) return;
      // A word may break only when it is too long at the smallest size.
      inner.style.overflowWrap = 'anywhere';
      if (fits(TITLE_MIN_PX)) return;
      outer.dataset.over = '';
      fits(size());
    };
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
  return { box, group, title };
}

interface FittedTitleProps {
  text: string;
  component?: 'h1' | 'p' | 'div';
  /** A small line above the title. */
  eyebrow?: ReactNode;
  /** The button below the title. */
  action?: ReactNode;
  /** While the title is edited, a text area lies over the text and breaks lines at the same places. */
  field?: ReactNode;
}

/** The title of an invitation, 20 to 70 px, centred in its box together with the lines above and below it. */
export function FittedTitle({ text, component: Title = 'h1', eyebrow, action, field }: FittedTitleProps) {
  const { box, group, title } = useFit(text);
  return (
    <div ref={box} className={css['group']}>
      <div ref={group}>
        {eyebrow && <div className={css['eyebrow']}>{eyebrow}</div>}
        <Title ref={title as Ref<never>} className={classNames(css['title'], field !== undefined && css['edited'])}>
          {field ? <span style={{ visibility: 'hidden' }}>{text}</span> : text}
          {field}
        </Title>
        {action && <div className={css['action']}>{action}</div>}
      </div>
    </div>
  );
}
