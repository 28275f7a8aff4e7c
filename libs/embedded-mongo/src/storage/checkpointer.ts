import { Worker } from 'node:worker_threads';

export interface CheckpointerOptions {
  /** SQLite's file. */
  readonly file: string;
  /** Called when its thread has failed: from then on it does nothing. */
  readonly onFailure: () => void;
  /** Rows that have been written to the log when it is copied. */
  readonly every?: number;
  /** Pages the log holds when it is to begin anew. */
  readonly restart?: number;
}

/** What the thread runs: as text, so that it needs no file of its own beside a bundle. */
const PROGRAM = `
const { parentPort, workerData: { file, restart } } = require('node:worker_threads');
const { DatabaseSync } = require('node:sqlite');
const ROUNDS = 4;
const sqlite = new DatabaseSync(file);
sqlite.exec('PRAGMA busy_timeout = 5000');
// Takes no lock that a writer would wait for, and copies what is there as it begins. Returns the log's pages then.
const copy = () => sqlite.prepare('PRAGMA wal_checkpoint(PASSIVE)').get().log;
parentPort.on('message', (message) => {
  if (message === 'stop') {
    sqlite.close();
    parentPort.close();
    return;
  }
  let pages = copy();
  const isLong = message === 'copy' && pages > restart;
  // What was written meanwhile is less each time.
  for (let round = 1; isLong && round < ROUNDS; round++) {
    const before = pages;
    pages = copy();
    if (pages === before) break;
  }
  parentPort.postMessage(isLong ? 'hold' : 'done');
});
`;

/**
 * Copies what is in SQLite's log into its file, in a thread of its own: copying thousands of pages and making them durable
 * takes tenths of a second in which nobody else would be answered. A log of which everything is copied begins anew with
 * the next write. While much is written there is always some more: when it has become long, writes wait until the last
 * of it is copied, and only they.
 */
export class Checkpointer {
  private worker: Worker | undefined;
  private isBusy = false;
  private hasFailed = false;
  private written = 0;
  private held: PromiseWithResolvers<void> | undefined;
  private readonly options: Required<CheckpointerOptions>;

  constructor(options: CheckpointerOptions) {
    this.options = { every: 4000, restart: 32_000, ...options };
  }

  /** After a commit of so many changed rows. */
  note(rows: number): void {
    this.written += rows;
    if (this.hasFailed || this.isBusy || this.written < this.options.every) return;
    this.written = 0;
    this.isBusy = true;
    (this.worker ??= this.start()).postMessage('copy');
  }

  /** What the next write waits for; undefined, nearly always, when it need not wait. */
  get turn(): Promise<void> | undefined {
    return this.held?.promise;
  }

  async stop(): Promise<void> {
    const { worker } = this;
    if (!worker || this.hasFailed) return;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage('stop');
    await ended;
  }

  private start(): Worker {
    const { file, restart, onFailure } = this.options;
    const worker = new Worker(PROGRAM, { eval: true, workerData: { file, restart }, execArgv: ['--no-warnings'] });
    worker.on('message', (answer: 'hold' | 'done') => {
      if (answer === 'done') return this.release();
      // No write is under way: each ends before the next message is read.
      this.held = Promise.withResolvers();
      worker.postMessage('copy the rest');
    });
    worker.on('error', () => {
      this.hasFailed = true;
      onFailure();
      this.release();
    });
    worker.unref();
    return worker;
  }

  private release(): void {
    this.isBusy = false;
    this.held?.resolve();
    this.held = undefined;
  }
}
