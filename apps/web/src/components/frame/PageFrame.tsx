import type { ReactNode } from 'react';
import { OfflineNotice } from '../OfflineNotice';
import css from './frame.module.css';
import { SkipLink } from './SkipLink';

interface PageFrameProps {
  bar: ReactNode;
  /** The page itself. */
  children: ReactNode;
  /** What is open over it. */
  over?: ReactNode;
}

/** What surrounds every page. */
export const PageFrame = ({ bar, children, over }: PageFrameProps) => (
  <div className={css['page']}>
    <SkipLink />
    {bar}
    <OfflineNotice />
    <main id="content" tabIndex={-1} className={css['main']}>
      {children}
    </main>
    {over}
  </div>
);
