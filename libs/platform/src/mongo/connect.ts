import { type MongooseModuleOptions } from '@nestjs/mongoose';

/** The store did not answer in time at the start. The address stays out of it: it can hold a password. */
export class StoreAway extends Error {}

/**
 * How a service is connected to the document store. A start waits for a store that is away, 20 seconds at most; then it
 * ends and says so. Later the driver tries a write again by itself after a lost connection, once and with the same
 * transaction number, so that it is done once; what still fails surfaces as unavailable.
 */
export const mongoOptions = (service: string): MongooseModuleOptions => ({
  dbName: `festlig-${service}`,
  serverSelectionTimeoutMS: 5000,
  socketTimeoutMS: 30_000,
  bufferCommands: false,
  retryWrites: true,
  retryAttempts: 3,
  retryDelay: 1000,
  connectionErrorFactory: ({ name }) =>
    new StoreAway(`the document store does not answer (${name}): is MONGODB_URI right, and is MongoDB running there?`),
});
