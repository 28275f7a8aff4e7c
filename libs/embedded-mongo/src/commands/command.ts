import type { Doc } from '../bson';
import { CommandError } from '../command-error';
import type { Cursors } from '../cursors';
import type { Catalog } from '../storage/catalog';

/** Operations in one write command, at most. */
export const MAX_BATCH = 100_000;

/** What a command works on. */
export interface CommandContext {
  readonly catalog: Catalog;
  readonly cursors: Cursors;
  /** The database the command names. */
  readonly db: string;
  /** Runs writes in one transaction, committed before the command is answered, and synced for a concern of `j: true`. */
  transaction<T>(work: () => T): T;
  /** The connection it came by. */
  readonly connectionId: number;
}

/** Answers a command: a document, or one that is encoded already. @throws CommandError to refuse it. */
export type Command = (body: Doc, context: CommandContext) => Doc | Buffer;

/** The collection a command names in its first field. @throws CommandError 73 when that is no name. */
export function collectionName(body: Doc, command: string): string {
  const name = body[command];
  if (typeof name !== 'string' || name === '')
    throw new CommandError('InvalidNamespace', `collection name has invalid type or is empty in '${command}'`);
  return name;
}
