import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

/** A port the product needs, with the environment variable that changes it. */
export interface NeededPort {
  port: number;
  purpose: string;
  variable: string;
}

const listening = '0A';

/** The inodes of the sockets that listen on a port (Linux). */
function socketsOn(port: number): Set<string> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => readFileSync(table, 'utf8').split('\n').slice(1));
  const fields = rows.map((row) => row.trim().split(/\s+/));
  return new Set(
    fields.filter((row) => row[1]?.endsWith(`:${hex}`) && row[3] === listening).map((row) => `socket:[${row[9]}]`),
  );
}

function holds(pid: string, sockets: Set<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`)));
  } catch {
    // The process has ended, or belongs to another user.
    return false;
  }
}

/** The program that listens on a port, in words; 'another program' where the system does not say. */
export function portOwner(port: number): string {
  try {
    const sockets = socketsOn(port);
    const pid = readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && holds(entry, sockets));
    if (!pid) return 'another program';
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean).join(' ');
    return `"${command.slice(0, 100)}" (pid ${pid})`;
  } catch {
    return 'another program';
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Throws when a port is taken, and says which, by which program, and what to set instead. */
export async function requireFreePorts(needed: NeededPort[]): Promise<void> {
  const taken: string[] = [];
  for (const { port, purpose, variable } of needed) {
    if (await isFree(port)) continue;
    taken.push(`Port ${port} (${purpose}) is taken by ${portOwner(port)}. Stop that, or set ${variable}.`);
  }
  if (taken.length > 0) throw new Error(taken.join('\n'));
}
