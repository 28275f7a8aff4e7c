import { Binary } from 'bson';
import { randomUUID } from 'node:crypto';
import { allowFields, CommandError } from '../command-error';
import { MAX_BSON_SIZE } from '../storage/collection';
import { MAX_MESSAGE_BYTES } from '../wire/message';
import { MAX_BATCH, type Command } from './command';

/** The MongoDB version this server answers as; its wire version is 21. */
const VERSION = '7.0.0';
const MAX_WIRE_VERSION = 21;
const SESSION_MINUTES = 30;

/**
 * A standalone server: no replica set, hence no transactions, retryable writes or change streams. A feature a client
 * offers (its name, compression, authentication) is accepted only when the answer names it, and this answer names none.
 */
const hello: Command = (body, { connectionId }) => ({
  ...('hello' in body ? {} : { ismaster: true }),
  helloOk: true,
  isWritablePrimary: true,
  maxBsonObjectSize: MAX_BSON_SIZE,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: MAX_BATCH,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: SESSION_MINUTES,
  connectionId,
  minWireVersion: 0,
  maxWireVersion: MAX_WIRE_VERSION,
  readOnly: false,
  ok: 1,
});

const ok: Command = () => ({ ok: 1 });

const buildInfo: Command = () => ({
  version: VERSION,
  versionArray: VERSION.split('.').map(Number).concat(0),
  gitVersion: 'embedded-mongo',
  modules: ['embedded-mongo: for one machine'],
  maxBsonObjectSize: MAX_BSON_SIZE,
  ok: 1,
});

const serverStatus: Command = () => ({
  version: VERSION,
  process: 'embedded-mongo',
  pid: process.pid,
  uptime: process.uptime(),
  localTime: new Date(),
  mem: { resident: Math.round(process.memoryUsage.rss() / 2 ** 20) },
  ok: 1,
});

const connectionStatus: Command = () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 });

/** A session is only a name and holds nothing here, so ending, refreshing or killing one does nothing. */
const startSession: Command = (body) => {
  allowFields(body, 'startSession', []);
  const id = new Binary(Buffer.from(randomUUID().replaceAll('-', ''), 'hex'), Binary.SUBTYPE_UUID);
  return { id: { id }, timeoutMinutes: SESSION_MINUTES, ok: 1 };
};

const noTransactions: Command = () => {
  throw new CommandError('IllegalOperation', 'Transactions need a replica set; this is a standalone server');
};

export const SESSION_COMMANDS = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: ok,
  buildInfo,
  buildinfo: buildInfo,
  connectionStatus,
  serverStatus,
  startSession,
  endSessions: ok,
  refreshSessions: ok,
  killSessions: ok,
  commitTransaction: noTransactions,
  abortTransaction: noTransactions,
};
