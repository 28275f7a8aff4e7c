import type { Backing, BackingOptions } from './contract';
import { startKafka } from './kafka/kafka';
import { startMongo } from './mongodb/mongodb';
import { startRedis } from './redis/redis';
import { startFiles } from './s3/s3';
import { startMail } from './smtp/smtp';

export interface Backings {
  /** All addresses. A missing variable means a missing service: without KAFKA_BROKERS the bus is the in-process one. */
  env: Record<string, string>;
  backings: Backing[];
  stop(): Promise<void>;
}

type Starter = (options: BackingOptions) => Promise<Backing>;

const starters: Starter[] = [startMongo, startRedis, startKafka, startFiles, startMail];

/** Starts all backing services in parallel; when one fails, stops the others and throws its reason. */
export async function startBackings(options: BackingOptions, start = starters): Promise<Backings> {
  const outcomes = await Promise.allSettled(start.map((one) => one(options)));
  const backings = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const stop = async (): Promise<void> => {
    for (const backing of backings.toReversed()) await backing.stop();
  };
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  return { env: Object.assign({}, ...backings.map((backing) => backing.env)), backings, stop };
}
