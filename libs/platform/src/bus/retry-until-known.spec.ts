import { describe, expect, it } from '@jest/globals';
import kafkajs from 'kafkajs';
import { retryUntilKnown } from './retry-until-known';

const silence = () => new kafkajs.KafkaJSRequestTimeoutError('Request CreateTopics(key: 19, version: 3) timed out');
const refusal = (type: string) => Object.assign(new kafkajs.KafkaJSProtocolError('refused'), { type });

/** Work that fails with each of these, and then is done. */
function failing(errors: readonly Error[]) {
  const left = [...errors];
  const tried = { times: 0 };
  const work = () => {
    tried.times += 1;
    const error = left.shift();
    return error ? Promise.reject(error) : Promise.resolve();
  };
  return { work, tried };
}

describe('a request about a topic', () => {
  it.each([
    ['does not know the topic yet', refusal('UNKNOWN_TOPIC_OR_PARTITION')],
    ['has no leader for it yet', refusal('LEADER_NOT_AVAILABLE')],
    ['does not answer in time', silence()],
  ])('is made again while the broker %s', async (_, error) => {
    const { work, tried } = failing([error, error]);
    await retryUntilKnown(work);
    expect(tried.times).toBe(3);
  });

  it('fails where the broker stays silent', async () => {
    const { work, tried } = failing(Array.from({ length: 9 }, silence));
    await expect(retryUntilKnown(work)).rejects.toThrow('timed out');
    expect(tried.times).toBe(5);
  });

  it('fails at once for any other reason', async () => {
    const { work, tried } = failing([refusal('TOPIC_AUTHORIZATION_FAILED')]);
    await expect(retryUntilKnown(work)).rejects.toThrow('refused');
    expect(tried.times).toBe(1);
  });
});
