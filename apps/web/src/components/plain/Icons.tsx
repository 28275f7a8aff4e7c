import type { ReactNode } from 'react';

const Icon = ({ children }: { children: ReactNode }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
    {children}
  </svg>
);

export const CalendarIcon = () => (
  <Icon>
    <path d="M4 4h16v17H4z" strokeLinejoin="round" />
    <path d="M4 6.5h16M6 1v3M18 1v3" />
  </Icon>
);

export const LetterIcon = () => (
  <Icon>
    <path d="M3 5h18v14H3zM3 6.5l9 5.8 9-5.8" strokeLinejoin="round" />
  </Icon>
);

export const PlaceIcon = () => (
  <Icon>
    <path d="M12 21C7.8 16.3 6 12.3 6 9a6 6 0 0 1 12 0c0 3.3-1.8 7.3-6 12z" strokeLinejoin="round" />
    <circle cx="12" cy="9" r="2" fill="currentColor" stroke="none" />
  </Icon>
);

/** The point on a map: a filled pin whose tip is at the middle of its lower edge. */
export const Pin = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
    <path
      fillRule="evenodd"
      d="M12 22C7.3 16.8 5 12.6 5 9a7 7 0 0 1 14 0c0 3.6-2.3 7.8-7 13zm0-10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"
    />
  </svg>
);
