/** One colour for each kind of answer, in numbers and charts alike; each is named in words beside it. */
export const REPLY_COLORS = { attending: '#2f6b4a', notAttending: '#a5303f', noResponse: '#cfc3b4' } as const;

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
