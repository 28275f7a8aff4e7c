import type { Doc } from '../bson';
import { CommandError } from '../command-error';

/** The commands here that belong to MongoDB's API Version 1. */
const VERSION_1 = new Set([
  ...['find', 'aggregate', 'count', 'getMore', 'killCursors', 'explain', 'insert', 'update', 'delete', 'findAndModify'],
  ...['create', 'drop', 'dropDatabase', 'createIndexes', 'dropIndexes'],
  ...['listCollections', 'listDatabases', 'listIndexes'],
  ...['hello', 'ping', 'endSessions', 'refreshSessions', 'commitTransaction', 'abortTransaction'],
]);

/**
 * Holds a client to the API version it declares. @throws CommandError 322 for another version, 323 for a command
 * outside it.
 */
export function checkApiVersion(body: Doc, command: string): void {
  const version = body['apiVersion'];
  if (version === undefined) return;
  if (version !== '1') throw new CommandError('APIVersionError', 'API version must be "1"');
  if (body['apiStrict'] === true && !VERSION_1.has(command))
    throw new CommandError(
      'APIStrictError',
      `Provided apiStrict:true, but the command ${command} is not in API Version 1`,
    );
}
