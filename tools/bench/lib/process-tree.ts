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

/** Milliseconds of one of the kernel's ticks, in which it counts processor time (USER_HZ, always 100 on Linux). */
const TICK = 10;

/** The program that a process runs: `local/main`, or the end of its executable's path. */
function programOf(pid: number): string {
  const words = read(pid, 'cmdline').split(/[\0 ]/);
  const script = words.find((word) => /\.m?js$/.test(word)) ?? words[0] ?? '';
  return script
    .split('/')
    .slice(-2)
    .join('/')
    .replace(/\.m?js$/, '');
}

/** Milliseconds of processor time that a process and all its descendants have used so far, by program. */
export function treeProcessorTime(root: number): Map<string, number> {
  const used = new Map<string, number>();
  for (const pid of treeOf(root)) {
    // After the name in parentheses, the twelfth and thirteenth fields: time in the program, and for it in the kernel.
    const fields = read(pid, 'stat')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
    const program = programOf(pid);
    used.set(program, (used.get(program) ?? 0) + ticks * TICK);
  }
  return used;
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
