import { useState } from 'react';

/** How many replies came with the last look, by how many there are; 0 when it brought none. */
export function useArrivals(total: number): number {
  const [seen, setSeen] = useState({ total, arrived: 0 });
  if (seen.total !== total) setSeen({ total, arrived: Math.max(0, total - seen.total) });
  return seen.arrived;
}
