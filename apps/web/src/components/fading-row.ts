/**
 * What stands beside one another is, below this width, one line that can be moved, and fades where there is more of it. The room at
 * the end is as wide as the fading, which the last one is not in.
 */
export const fadingRow = (from: 'sm' | 'md', end: number) =>
  ({
    display: 'flex',
    flexWrap: { [from]: 'wrap' },
    overflowX: { xs: 'auto', [from]: 'visible' },
    pr: { xs: 4, [from]: end },
    maskImage: { xs: 'linear-gradient(to left, transparent, #000 32px)', [from]: 'none' },
  }) as const;
