import { type LaidOut, layoutOf, pageTone } from '@festlig/domain/web/hero-image';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import plain from '../../../components/plain/plain.module.css';
import css from './page.module.css';

interface SheetProps {
  party: LaidOut;
  /** As that of a cancelled party: the picture is grey, and the words, which may ask for a reply, stand last and are paler. */
  isCalm?: boolean;
  hero: ReactNode;
  /** The host's buttons for the picture: above it on a phone, on its upper edge elsewhere. */
  tools?: ReactNode;
  /** Between the picture and the facts: the host's own links, or the choice of the look. */
  under?: ReactNode;
  facts: ReactNode;
  body: ReactNode;
  children?: ReactNode;
}

/**
 * The invitation: picture, facts, words, then what can be done, in the look its host chose
 * (rules: page-blocks, page-themes).
 */
export function Sheet({ party, isCalm = false, hero, tools, under, facts, body, children }: SheetProps) {
  return (
    <article
      className={classNames(
        css['sheet'],
        css[party.themeName],
        css[pageTone(party)],
        css[layoutOf(party)],
        isCalm && css['calm'],
      )}
    >
      <div className={css['card']}>
        <div className={css['heroPlace']}>
          {tools && <div className={css['tools']}>{tools}</div>}
          <div className={css['hero']}>{hero}</div>
        </div>
        {under}
        {facts}
        {isCalm && children}
        <div className={classNames(plain['narrow'], css['words'])}>{body}</div>
        {!isCalm && children}
      </div>
    </article>
  );
}
