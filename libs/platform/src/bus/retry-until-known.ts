import { setTimeout as delay } from 'node:timers/promises';

const UNKNOWN = new Set(['UNKNOWN_TOPIC_OR_PARTITION', 'LEADER_NOT_AVAILABLE']);
/** Tries while the topic is not known, a tenth of a second apart. */
const TRIES = 100;
/** Requests that the broker does not answer in time, as on a machine that is busy with its start: each has waited for its deadline already. */
const SILENT_TRIES = 5;

/**
 * Tries again while a broker does not know a new topic yet, or does not answer in time. Kafkajs itself gives up at once. What was
 * done although its answer was late is done twice, so `work` must not mind that: a topic that exists is no error.
 */
export async function retryUntilKnown(work: () => Promise<unknown>): Promise<void> {
  let silent = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      return void (await work());
    } catch (error) {
      const { name, type = '' } = (error ?? {}) as { name?: string; type?: string };
      const isSilent = name === 'KafkaJSRequestTimeoutError';
      if (isSilent) silent += 1;
      const mayTry = isSilent ? silent < SILENT_TRIES : UNKNOWN.has(type) && attempt < TRIES;
      if (!mayTry) throw error;
      await delay(isSilent ? 100 + Math.random() * 400 : 100);
    }
  }
}
