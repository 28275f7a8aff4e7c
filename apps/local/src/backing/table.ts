import type { Backing } from './contract';

/** The backing services and what was chosen for each, one per line. */
export function backingTable(backings: Pick<Backing, 'service' | 'took'>[]): string {
  const width = Math.max(...backings.map(({ service }) => service.length));
  return backings.map(({ service, took }) => `  ${service.padEnd(width)}  ${took}`).join('\n');
}
