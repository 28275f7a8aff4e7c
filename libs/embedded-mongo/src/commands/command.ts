import type { Doc } from '../bson';
import { CommandError } from '../command-error';
import type { Cursors } from '../cursors';
import type { Catalog } from '../storage/catalog';

/** The most operations in one write command. */
export const MAX_BATCH = 100_000;

/** What a command works on. */
export interface CommandContext {
  readonly catalog: Catalog;
  readonly cursors: Cursors;
  /** The database the command names. */
  readonly db: string;
  /**
   * Runs writes in one transaction, committed before the command is answered; a write concern of `j: true` also syncs
   * it.
   */
  transaction<T>(work: () => T): T;
  /** The connection the command came from. */
  readonly connectionId: number;
}

/** Answers a command with a document, or one that is already encoded. @throws CommandError to refuse it. */
export type Command = (body: Doc, context: CommandContext) => Doc | Buffer;

/** The collection a command names in its first field. @throws CommandError 73 when the name is not valid. */
export function collectionName(body: Doc, command: string): string {
  const name = body[command];
  if (typeof name !== 'string' || name === '')
    throw new CommandError('InvalidNamespace', `collection name has invalid type or is empty in '${command}'`);
  return name;
}
