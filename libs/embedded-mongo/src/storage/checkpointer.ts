import { Worker } from 'node:worker_threads';

export interface CheckpointerOptions {
  /** SQLite's file. */
  readonly file: string;
  /** Called when its thread has failed: from then on it does nothing. */
  readonly onFailure: () => void;
  /** Rows that have been written to the log when it is copied. */
  readonly every?: number;
  /** Pages the log holds when it begins anew: writers then wait for the rest to be copied. */
  readonly restart?: number;
}

/** What the thread runs: as text, so that it needs no file of its own beside a bundle. */
const PROGRAM = `
const { parentPort, workerData: { file, restart } } = require('node:worker_threads');
const { DatabaseSync } = require('node:sqlite');
const ROUNDS = 4;
const sqlite = new DatabaseSync(file);
sqlite.exec('PRAGMA busy_timeout = 5000');
const copy = (how) => sqlite.prepare('PRAGMA wal_checkpoint(' + how + ')').get();
parentPort.on('message', (message) => {
  if (message === 'stop') {
    sqlite.close();
    parentPort.close();
    return;
  }
  let { log, checkpointed } = copy('PASSIVE');
  // What was written meanwhile is less each time.
  for (let round = 1; log > restart && checkpointed < log && round < ROUNDS; round++) {
    ({ log, checkpointed } = copy('PASSIVE'));
  }
  if (log > restart) copy('RESTART');
  parentPort.postMessage('done');
});
`;

/**
 * Copies what is in SQLite's log into its file, in a thread of its own: copying thousands of pages and making them durable
 * takes tenths of a second in which nobody else would be answered.
 */
export class Checkpointer {
  private worker: Worker | undefined;
  private isBusy = false;
  private hasFailed = false;
  private written = 0;
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
    worker.on('message', () => (this.isBusy = false));
    worker.on('error', () => {
      this.hasFailed = true;
      onFailure();
    });
    worker.unref();
    return worker;
  }
}
