import { useState } from 'react';

/** How many replies the last fetch added, computed from the total; 0 when it added none. */
export function useArrivals(total: number): number {
  const [seen, setSeen] = useState({ total, arrived: 0 });
  if (seen.total !== total) setSeen({ total, arrived: Math.max(0, total - seen.total) });
  return seen.arrived;
}
