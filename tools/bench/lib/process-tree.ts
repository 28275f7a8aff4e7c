import { readdirSync, readFileSync } from 'node:fs';

/** A process and all it has started, by their ids (Linux). */
function treeOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    // After the name in brackets: the state, then the parent.
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

/** Empty once the process has ended. */
function read(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Resident memory of a process and all it has started, in bytes. */
export function treeMemory(root: number): number {
  const kilobytes = treeOf(root).map((pid) => Number(/VmRSS:\s+(\d+) kB/.exec(read(pid, 'status'))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) * 1024;
}

/** The most of it while this watches, in bytes. */
export function watchMemory(root: number): { most(): number; stop(): void } {
  let most = treeMemory(root);
  const timer = setInterval(() => (most = Math.max(most, treeMemory(root))), 250).unref();
  return { most: () => most, stop: () => clearInterval(timer) };
}
