/** A backing service that is ready to be used. */
export interface Backing {
  service: 'MongoDB' | 'Redis' | 'Kafka' | 'S3' | 'SMTP';
  /** What was taken, in words for the table `npm start` prints. */
  took: string;
  /** The environment variables that lead the product to it. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

export interface BackingOptions {
  /** All data lies under this directory and survives a restart. */
  dataDirectory: string;
  /** Port of the inbox page; 0 = any free one. */
  inboxPort: number;
  /** Where addresses of services that are already there are looked up (MONGODB_URI, REDIS_URL, ...). */
  environment: NodeJS.ProcessEnv;
  log(line: string): void;
}
