import type { CSSProperties } from 'react';
import type { COLOURINGS, Drawing } from '../drawing.model';
import { DrawnGift } from './DrawnGift';
import { DrawnThing } from './DrawnThing';

/** Each on a paper of its own, in the colours of the page by light; what is drawn keeps them in the dark, its paper is dimmed. */
const COLOURS = [
  { paper: '#f6ece4', box: '#a5303f', lid: '#862431', ribbon: '#e8b968', line: '#862431' },
  { paper: '#f8e9e6', box: '#fffdfa', lid: '#efdfd3', ribbon: '#a5303f', line: '#a5303f' },
  { paper: '#edf0e6', box: '#7d8c6a', lid: '#69785a', ribbon: '#fbf3e4', line: '#69785a' },
  { paper: '#f7eed9', box: '#d9a441', lid: '#c38f2f', ribbon: '#862431', line: '#862431' },
  { paper: '#eae9ef', box: '#5f6b86', lid: '#4f5a74', ribbon: '#f3a3a5', line: '#4f5a74' },
  { paper: '#f9e6e3', box: '#f3a3a5', lid: '#e58e91', ribbon: '#862431', line: '#862431' },
] as const satisfies { length: typeof COLOURINGS };

/** What stands in place of the picture of a wish (rule: wish-drawn). */
export function WishDrawing({ thing, gift, colouring }: Drawing) {
  const { paper, box, lid, ribbon, line } = COLOURS[colouring]!;
  return (
    <svg
      viewBox="0 0 96 96"
      width="100%"
      height="100%"
      aria-hidden
      style={{ '--box': box, '--lid': lid, '--ribbon': ribbon, '--line': line } as CSSProperties}
    >
      <rect width="96" height="96" fill={paper} />
      <ellipse cx="48" cy="80" rx="29" ry="3.5" fill="#2a2320" opacity="0.1" />
      {thing ? <DrawnThing thing={thing} /> : <DrawnGift shape={gift} />}
    </svg>
  );
}
