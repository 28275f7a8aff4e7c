import { Worker } from 'node:worker_threads';

export interface CheckpointerOptions {
  /** The path of the SQLite file. */
  readonly file: string;
  /** Called when the thread has failed; from then on the checkpointer does nothing. */
  readonly onFailure: () => void;
  /** How many rows are written to the log before it is copied. */
  readonly every?: number;
  /** How many pages the log has when it must restart. */
  readonly restart?: number;
}

/** The program of the thread, as text, so that a bundle needs no second file. */
const PROGRAM = `
const { parentPort, workerData: { file, restart } } = require('node:worker_threads');
const { DatabaseSync } = require('node:sqlite');
const ROUNDS = 4;
const sqlite = new DatabaseSync(file);
sqlite.exec('PRAGMA busy_timeout = 5000');
// Takes no lock that blocks a writer, and copies what is there when it begins. Returns the log's pages at that time.
const copy = () => sqlite.prepare('PRAGMA wal_checkpoint(PASSIVE)').get().log;
parentPort.on('message', (message) => {
  if (message === 'stop') {
    sqlite.close();
    parentPort.close();
    return;
  }
  let pages = copy();
  const isLong = message === 'copy' && pages > restart;
  // Less is written during each round than during the one before.
  for (let round = 1; isLong && round < ROUNDS; round++) {
    const before = pages;
    pages = copy();
    if (pages === before) break;
  }
  parentPort.postMessage(isLong ? 'hold' : 'done');
});
`;

/**
 * Copies SQLite's log into its file, in a separate thread: copying thousands of pages and syncing them takes tenths of
 * a second, in which no request would be answered. A completely copied log restarts with the next write. Under many
 * writes it is never complete: once it has become long, writes wait until the rest is copied; reads do not wait.
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

  /** Called after each commit with the number of changed rows. */
  note(rows: number): void {
    this.written += rows;
    if (this.hasFailed || this.isBusy || this.written < this.options.every) return;
    this.written = 0;
    this.isBusy = true;
    (this.worker ??= this.start()).postMessage('copy');
  }

  /** What the next write waits for; almost always undefined, when it need not wait. */
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
      // No write is running: each write ends before the next message is read.
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
