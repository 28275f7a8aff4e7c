import { type MongooseModuleOptions } from '@nestjs/mongoose';

/** The store did not answer in time at the start. The address stays out of it: it can hold a password. */
export class StoreAway extends Error {}

/** Milliseconds a start waits for a store that is away, about; and how long it then pauses between two looks. */
const START = 20_000;
const PAUSE = 1000;
/** Milliseconds without a store after which work fails: where somebody waits for it, they are told soon. */
const PATIENCE = { service: 800, worker: 5000 };
/**
 * Milliseconds between two questions whether the store is there, and those without an answer after which it hangs: what
 * waits for it fails then, and what comes later is told soon, until it answers again. A store that is merely busy (the
 * embedded one does one thing at a time) is not silent for so long.
 */
const ASKED_EVERY = 1000;
const SILENCE = { service: 5000, worker: 15_000 };

/**
 * How a process is connected to the document store. A start waits for a store that is away, 20 seconds at most; then it
 * ends and says so. Later the driver tries a write again by itself after a lost connection, once and with the same
 * transaction number, so that it is done once; what still fails surfaces as unavailable. A store that takes connections and
 * answers nothing is found out by the driver's own heartbeats, and left alone but for these.
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
