import { readdirSync, readFileSync } from 'node:fs';

/** The ids of a process and all its descendants (Linux). */
function treeOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    // After the name in parentheses: the state, then the parent's id.
    const parent = Number(
      read(entry, 'stat')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** The text of a file in /proc; empty once the process has ended. */
function read(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Resident memory of a process and all its descendants, in bytes. */
export function treeMemory(root: number): number {
  const kilobytes = treeOf(root).map((pid) => Number(/VmRSS:\s+(\d+) kB/.exec(read(pid, 'status'))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) * 1024;
}

/** Samples that memory and reports its maximum, in bytes. */
export function watchMemory(root: number): { most(): number; stop(): void } {
  let most = treeMemory(root);
  const timer = setInterval(() => (most = Math.max(most, treeMemory(root))), 250).unref();
  return { most: () => most, stop: () => clearInterval(timer) };
}
