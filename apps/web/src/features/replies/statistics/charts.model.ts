/**
 * How the charts are placed, and the height of each with its caption: known before they are loaded, so that nothing
 * jumps.
 */
export const CHART_GRID = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
} as const;
export const CHART_HEIGHT = 190;
export const FIGURE = { m: 0, minWidth: 0, minHeight: 226 } as const;
