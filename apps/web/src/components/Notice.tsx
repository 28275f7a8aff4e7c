import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import css from './plain/plain.module.css';

interface NoticeProps {
  /** `alert` is read out at once, `status` at the next pause. */
  role: 'alert' | 'status';
  tone: 'error' | 'warning';
  style?: CSSProperties;
  children: ReactNode;
}

/**
 * A line of warning without MUI's Alert, which guests' phones would have to fetch (rule: native-controls-for-guests).
 */
export function Notice({ role, tone, style, children }: NoticeProps) {
  return (
    <div role={role} className={classNames(css['notice'], css[tone])} style={style}>
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
          <circle cx="12" cy="12" r="9" />
          <path d="M12 7.5v5.5M12 16.3v.2" />
        </g>
      </svg>
      <span>{children}</span>
    </div>
  );
}
