import { type MongooseModuleOptions } from '@nestjs/mongoose';

/** The store did not answer in time at the start. The message leaves out the address, which can contain a password. */
export class StoreAway extends Error {}

/** About how many milliseconds a start waits for the store, and the pause between two tries. */
const START = 20_000;
const PAUSE = 1000;
/**
 * Milliseconds without a store after which an operation fails: shorter in a service, where someone waits for the
 * answer.
 */
const PATIENCE = { service: 800, worker: 5000 };
/**
 * Milliseconds between two heartbeats, and without an answer to one until the store counts as hanging. Then pending
 * operations fail, and new ones fail soon, until it answers again. A store that is merely busy (the embedded one
 * does one thing at a time) answers within that time.
 */
const ASKED_EVERY = 1000;
const SILENCE = { service: 5000, worker: 15_000 };

/**
 * Connection settings for the document store. A start waits up to 20 seconds for the store, then fails with a
 * reason. Later the driver repeats a write once after a lost connection, with the same transaction number, so that
 * it takes effect once; a failure after that counts as unavailable. A store that accepts connections but answers
 * nothing is detected by the driver's heartbeats.
 */
export const mongoOptions = (service: string, role: keyof typeof PATIENCE = 'service'): MongooseModuleOptions => ({
  dbName: `festlig-${service}`,
  serverSelectionTimeoutMS: PATIENCE[role],
  heartbeatFrequencyMS: ASKED_EVERY,
  connectTimeoutMS: SILENCE[role],
  socketTimeoutMS: 30_000,
  bufferCommands: false,
  retryWrites: true,
  retryAttempts: Math.ceil(START / (PATIENCE[role] + PAUSE)),
  retryDelay: PAUSE,
  connectionErrorFactory: ({ name }) =>
    new StoreAway(`the document store does not answer (${name}): is MONGODB_URI right, and is MongoDB running there?`),
});
