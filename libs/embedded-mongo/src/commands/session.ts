import { MAX_BSON_SIZE } from '../storage/collection';
import { MAX_MESSAGE_BYTES } from '../wire/message';
import { CommandError } from '../command-error';
import type { Command } from './command';

/** The MongoDB version whose answers these are; 21 is its wire version. */
const VERSION = '7.0.0';
const MAX_WIRE_VERSION = 21;

/** A standalone server: no replica set, hence no transactions, retryable writes or change streams. */
const hello: Command = (body) => ({
  ...('hello' in body ? {} : { ismaster: true }),
  helloOk: true,
  isWritablePrimary: true,
  maxBsonObjectSize: MAX_BSON_SIZE,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  minWireVersion: 0,
  maxWireVersion: MAX_WIRE_VERSION,
  readOnly: false,
  ok: 1,
});

const ok: Command = () => ({ ok: 1 });

const buildInfo: Command = () => ({
  version: VERSION,
  versionArray: [7, 0, 0, 0],
  gitVersion: 'embedded-mongo',
  modules: ['embedded-mongo: for one machine'],
  maxBsonObjectSize: MAX_BSON_SIZE,
  ok: 1,
});

const connectionStatus: Command = () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 });

const noTransactions: Command = () => {
  throw new CommandError('IllegalOperation', 'Transactions need a replica set; this is a standalone server');
};

export const SESSION_COMMANDS = {
  ...{ hello, isMaster: hello, ismaster: hello, ping: ok, buildInfo, buildinfo: buildInfo, connectionStatus },
  // Sessions hold nothing here, so ending, refreshing or killing them is done at once.
  ...{ endSessions: ok, refreshSessions: ok, killSessions: ok },
  ...{ commitTransaction: noTransactions, abortTransaction: noTransactions },
};
