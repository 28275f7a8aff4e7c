import type { ReactNode } from 'react';
import type { GiftShape } from '../drawing.model';

const BOW = (
  <g fill="var(--ribbon)" stroke="var(--lid)" strokeLinejoin="round">
    <path d="M48 31c-5-10-16-15-20-9-4 7 8 11 20 9z" />
    <path d="M48 31c5-10 16-15 20-9 4 7-8 11-20 9z" />
    <path d="M48 31l-10 9 5 1 2 4zM48 31l10 9-5 1-2 4z" />
  </g>
);

const KNOT = (
  <g fill="var(--ribbon)" stroke="var(--lid)" strokeLinejoin="round">
    <path d="M48 32l-17-9v14zM48 32l17-9v14z" />
    <rect x="43.5" y="27" width="9" height="9" rx="3" />
  </g>
);

const ROSETTE = (
  <g fill="var(--ribbon)" stroke="var(--lid)" strokeLinejoin="round">
    {[0, 60, 120, 180, 240, 300].map((turn) => (
      <ellipse key={turn} cx="48" cy="22.5" rx="4.6" ry="7.5" transform={`rotate(${turn} 48 29)`} />
    ))}
    <circle cx="48" cy="29" r="3.6" />
  </g>
);

const SHAPES: Record<GiftShape, ReactNode> = {
  wide: (
    <>
      <rect x="23" y="44" width="50" height="35" rx="3" fill="var(--box)" />
      <rect x="19" y="35" width="58" height="13" rx="3" fill="var(--lid)" />
      <path d="M23 48h50v3H23z" fill="#2a2320" opacity=".12" />
      <path d="M43 35h10v44H43z" fill="var(--ribbon)" />
      {BOW}
    </>
  ),
  tall: (
    <>
      <rect x="31" y="27" width="34" height="52" rx="3" fill="var(--box)" />
      <path d="M57 27h5a3 3 0 0 1 3 3v46a3 3 0 0 1-3 3h-5z" fill="#2a2320" opacity=".12" />
      <path d="M31 56h34v8H31zM44 27h8v52h-8z" fill="var(--ribbon)" />
      <g transform="translate(0 -4)">{KNOT}</g>
    </>
  ),
  stack: (
    <>
      <rect x="19" y="56" width="58" height="23" rx="3" fill="var(--box)" />
      <path d="M19 59a3 3 0 0 1 3-3h52a3 3 0 0 1 3 3v1H19z" fill="#2a2320" opacity=".12" />
      <path d="M28 56h8v23h-8z" fill="var(--ribbon)" />
      <rect x="30" y="34" width="38" height="22" rx="3" fill="var(--lid)" />
      <path d="M45 34h7v22h-7z" fill="var(--ribbon)" />
      <g transform="translate(12 10) scale(.76)">{BOW}</g>
    </>
  ),
  round: (
    <>
      <path d="M23 44v29c0 4 11 7 25 7s25-3 25-7V44z" fill="var(--box)" />
      <path d="M23 50c0 5 11 8 25 8s25-3 25-8v4c0 5-11 8-25 8s-25-3-25-8z" fill="#2a2320" opacity=".12" />
      <path d="M43 50h10v29.8a80 80 0 0 1-10 0z" fill="var(--ribbon)" />
      <path d="M19 39v10c0 5 13 9 29 9s29-4 29-9V39z" fill="var(--lid)" />
      <ellipse cx="48" cy="39" rx="29" ry="9" fill="var(--box)" stroke="var(--lid)" />
      <path d="M43 47.5h10v10.2a90 90 0 0 1-10 0z" fill="var(--ribbon)" />
      <g transform="translate(0 9)">{ROSETTE}</g>
    </>
  ),
  bag: (
    <>
      <path d="M38 40V28a10 10 0 0 1 20 0v12" fill="none" stroke="var(--line)" strokeWidth="2.5" />
      <path d="M29 42l4-12 7 6 8-9 8 9 7-6 4 12z" fill="var(--ribbon)" />
      <path d="M27 39h42l4 40H23z" fill="var(--box)" />
      <path d="M60 39h9l4 40H63z" fill="#2a2320" opacity=".12" />
      <path d="M45 54l-8 6v11h16V60z" fill="var(--ribbon)" />
      <circle cx="45" cy="60" r="1.6" fill="var(--lid)" />
      <path d="M45 59L40 44" fill="none" stroke="var(--line)" />
    </>
  ),
};

/** A wrapped gift in one of its shapes, in the colours that the drawing around it gives. */
export const DrawnGift = ({ shape }: { shape: GiftShape }) => SHAPES[shape];
