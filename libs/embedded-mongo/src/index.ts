import type { AddressInfo } from 'node:net';
import { commandRunner } from './commands';
import { Catalog } from './storage/catalog';
import { Store } from './storage/store';
import { deleteExpired } from './ttl';
import { wireServer } from './wire/server';

export interface EmbeddedMongoOptions {
  /** Where the data is kept; created when missing. Only one server at a time can use it. */
  readonly directory: string;
  readonly host?: string;
  /** The port; 0, the default, chooses a free one. */
  readonly port?: number;
  /** Seconds between two checks for expired documents; 60 as in MongoDB. */
  readonly ttlMonitorSleepSecs?: number;
}

export interface EmbeddedMongo {
  /** A connection string without a database, `mongodb://127.0.0.1:<port>/`. */
  readonly uri: string;
  readonly port: number;
  /** Closes connections and the store, and frees the port. */
  close(): Promise<void>;
}

/**
 * Starts a document server for one machine that speaks MongoDB's wire protocol. It listens on the loopback interface,
 * because it has no users and no encryption.
 * @throws when the directory is in use by another server, or the port is taken.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { directory, host = '127.0.0.1', port = 0, ttlMonitorSleepSecs = 60 } = options;
  const store = new Store(directory);
  const catalog = new Catalog(store);
  const { server, closeConnections } = wireServer(commandRunner(catalog));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host, port }, resolve);
    });
  } catch (error) {
    await store.close();
    throw error;
  }
  let monitor: NodeJS.Timeout;
  const watch = (seconds: number): void => {
    monitor = setTimeout(() => {
      let deleted = 0;
      try {
        deleted = deleteExpired(catalog, new Date());
      } catch (error) {
        process.emitWarning(`expired documents could not be deleted: ${String(error)}`, 'EmbeddedMongo');
      }
      // While expired documents remain, the next batch follows at once, after other requests have been answered.
      watch(deleted > 0 ? 0 : ttlMonitorSleepSecs);
    }, seconds * 1000).unref();
  };
  watch(ttlMonitorSleepSecs);
  const address = server.address() as AddressInfo;
  return {
    uri: `mongodb://${host}:${address.port}/`,
    port: address.port,
    close: async () => {
      clearTimeout(monitor);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      closeConnections();
      await closed;
      await store.close();
    },
  };
}
