/** A backing service that is ready to be used. */
export interface Backing {
  service: 'MongoDB' | 'Redis' | 'Kafka' | 'S3' | 'SMTP';
  /** What was chosen, in words for the table that `npm start` prints. */
  took: string;
  /** The environment variables with which the product finds it. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

export interface BackingOptions {
  /** The directory of all data, which is kept over restarts. */
  dataDirectory: string;
  /** Port of the inbox page; 0 = any free port. */
  inboxPort: number;
  /** The environment that may name existing services (MONGODB_URI, REDIS_URL, ...). */
  environment: NodeJS.ProcessEnv;
  log(line: string): void;
}
