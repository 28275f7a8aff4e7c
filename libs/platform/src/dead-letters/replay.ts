import { parseArgs } from 'node:util';
import { createConnection } from 'mongoose';
import { DeadLetters, type LetterFilter } from './dead-letters';

export const USAGE = `usage: replay [--list | --discard] [--group <service>] [--type <event>] [--id <fact>]...
Puts dead letters back to the group that could not handle them: all that wait, or those named.
  --list     only tell what waits
  --discard  forget them for good; needs --id`;

export interface ReplayOptions {
  action: 'list' | 'put back' | 'discard';
  groups: readonly string[];
  filter: LetterFilter;
}

/**
 * Reads the command's arguments.
 * @throws Error with the reason and the usage
 */
export function readReplayOptions(args: readonly string[], services: readonly string[]): ReplayOptions {
  const options = {
    list: { type: 'boolean' },
    discard: { type: 'boolean' },
    group: { type: 'string' },
    type: { type: 'string' },
    id: { type: 'string', multiple: true },
  } as const;
  const refuse = (why: string) => new Error(`${why}\n${USAGE}`);
  const read = () => {
    try {
      return parseArgs({ args: [...args], options }).values;
    } catch (error) {
      throw refuse(error instanceof Error ? error.message : String(error));
    }
  };
  const { list, discard, group, type, id: ids } = read();
  if (list && discard) throw refuse('--list and --discard exclude each other');
  if (discard && !ids) throw refuse('--discard needs --id');
  if (group !== undefined && !services.includes(group)) throw refuse(`no group ${group}: ${services.join(', ')}`);
  const action = list ? 'list' : discard ? 'discard' : 'put back';
  return { action, groups: group === undefined ? services : [group], filter: { type, ids } };
}

const age = (at: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / 60_000);
  return minutes < 120
    ? `${minutes} min`
    : minutes < 2880
      ? `${Math.floor(minutes / 60)} h`
      : `${Math.floor(minutes / 1440)} d`;
};

/** Performs the action in each group's own database. Returns the lines to print, which contain no personal data. */
export async function replay({ action, groups, filter }: ReplayOptions, uri: string, now: Date): Promise<string[]> {
  const connection = await createConnection(uri, { serverSelectionTimeoutMS: 5000, autoIndex: false }).asPromise();
  try {
    const lines: string[] = [];
    let total = 0;
    for (const group of groups) {
      const letters = new DeadLetters(connection.useDb(`festlig-${group}`));
      if (action === 'list') {
        const rows = await letters.list(filter);
        total += rows.length;
        for (const { id, type, at, summary } of rows) lines.push([group, type, id, age(at, now), summary].join('  '));
      } else {
        const count = action === 'discard' ? await letters.discard(filter) : await letters.putBack(filter, now);
        total += count;
        if (count > 0) lines.push(`${group}: ${count}`);
      }
    }
    const done = { list: 'waiting', 'put back': 'put back', discard: 'discarded' }[action];
    return [...lines, `${total} dead ${total === 1 ? 'letter' : 'letters'} ${done}`];
  } finally {
    await connection.close();
  }
}
