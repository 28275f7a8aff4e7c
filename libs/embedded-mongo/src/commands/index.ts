import { CommandError, docField } from '../command-error';
import { Cursors } from '../cursors';
import type { Catalog } from '../storage/catalog';
import type { CommandRunner } from '../wire/server';
import { checkApiVersion } from './api-version';
import { CATALOG_COMMANDS } from './catalog';
import type { Command } from './command';
import { explain } from './explain';
import { findAndModify } from './find-and-modify';
import { INDEX_COMMANDS } from './indexes';
import { READ_COMMANDS } from './read';
import { SESSION_COMMANDS } from './session';
import { WRITE_COMMANDS } from './write';

const COMMANDS = new Map<string, Command>(
  Object.entries({
    ...SESSION_COMMANDS,
    ...CATALOG_COMMANDS,
    ...INDEX_COMMANDS,
    ...READ_COMMANDS,
    ...WRITE_COMMANDS,
    findAndModify,
    explain,
  }),
);

/** The commands that wait while the store's log cannot be written; reads do not wait. */
const WRITES = new Set([
  ...['insert', 'update', 'delete', 'findAndModify', 'create', 'drop', 'dropDatabase'],
  ...['createIndexes', 'dropIndexes'],
]);

/** On a single server these are equivalent: a read sees what is committed. */
const READ_CONCERNS = new Set<unknown>(['local', 'available', 'majority']);

/** Runs commands by name, which is the first field. @throws CommandError 59 for an unknown command. */
export function commandRunner(catalog: Catalog): CommandRunner {
  const cursors = new Cursors();
  return (body, connectionId) => {
    const name = Object.keys(body)[0] ?? '';
    const command = COMMANDS.get(name);
    if (!command) throw new CommandError('CommandNotFound', `no such command: '${name}'`);
    const db = body['$db'];
    if (typeof db !== 'string' || db === '')
      throw new CommandError('InvalidNamespace', 'a command needs a database in $db');
    const level = docField(body, 'readConcern')['level'] ?? 'local';
    if (!READ_CONCERNS.has(level))
      throw new CommandError('InvalidOptions', `read concern '${String(level)}' needs a replica set`);
    checkApiVersion(body, name);
    const { w = 1, j } = docField(body, 'writeConcern');
    if (w !== 0 && w !== 1 && w !== 'majority')
      throw new CommandError('BadValue', `cannot use a write concern of w: ${String(w)} when a host is not replicated`);
    const transaction = <T>(work: () => T): T => catalog.transaction(work, j === true);
    const answer = () => command(body, { catalog, cursors, db, transaction, connectionId });
    const turn = WRITES.has(name) ? catalog.store.turn : undefined;
    return turn ? turn.then(answer) : answer();
  };
}
