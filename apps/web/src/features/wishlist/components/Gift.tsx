import { wrappingOf } from '../model';

/** Each on a paper of its own, in the colours of the page by light; the gift keeps them in the dark, its paper is dimmed. */
const COLOURS = [
  { paper: '#f6ece4', box: '#a5303f', lid: '#862431', ribbon: '#e8b968' },
  { paper: '#f8e9e6', box: '#fffdfa', lid: '#efdfd3', ribbon: '#a5303f' },
  { paper: '#edf0e6', box: '#7d8c6a', lid: '#69785a', ribbon: '#fbf3e4' },
  { paper: '#f7eed9', box: '#d9a441', lid: '#c38f2f', ribbon: '#862431' },
  { paper: '#eae9ef', box: '#5f6b86', lid: '#4f5a74', ribbon: '#f3a3a5' },
  { paper: '#f9e6e3', box: '#f3a3a5', lid: '#e58e91', ribbon: '#862431' },
] as const;

/** A bow of two loops, a knot, and a rosette. */
const BOWS = [
  <>
    <path d="M48 31c-5-10-16-15-20-9-4 7 8 11 20 9z" />
    <path d="M48 31c5-10 16-15 20-9 4 7-8 11-20 9z" />
    <path d="M48 31l-10 9 5 1 2 4zM48 31l10 9-5 1-2 4z" />
  </>,
  <>
    <path d="M48 32l-17-9v14zM48 32l17-9v14z" />
    <rect x="43.5" y="27" width="9" height="9" rx="3" />
  </>,
  <>
    {[0, 60, 120, 180, 240, 300].map((turn) => (
      <ellipse key={turn} cx="48" cy="22.5" rx="4.6" ry="7.5" transform={`rotate(${turn} 48 29)`} />
    ))}
    <circle cx="48" cy="29" r="3.6" />
  </>,
];

/** A wrapped gift, in place of the picture of a wish (rule: wish-drawn). */
export function Gift({ id }: { id: string }) {
  const wrapping = wrappingOf(id);
  const { paper, box, lid, ribbon } = COLOURS[wrapping % COLOURS.length]!;
  return (
    <svg viewBox="0 0 96 96" width="100%" height="100%" aria-hidden>
      <rect width="96" height="96" fill={paper} />
      <ellipse cx="48" cy="80" rx="29" ry="3.5" fill="#2a2320" opacity="0.1" />
      <rect x="23" y="44" width="50" height="35" rx="3" fill={box} />
      <rect x="19" y="35" width="58" height="13" rx="3" fill={lid} />
      <path d="M23 48h50v3H23z" fill="#2a2320" opacity="0.12" />
      <path d="M43 35h10v44H43z" fill={ribbon} />
      <g fill={ribbon} stroke={lid} strokeWidth="1" strokeLinejoin="round">
        {BOWS[Math.floor(wrapping / COLOURS.length)]}
      </g>
    </svg>
  );
}
