import { expect, it } from '@jest/globals';
import { asImageVariables, asPropertiesFile, brokerProperties } from './broker-properties';

const place = { listen: '127.0.0.1:1', controller: '127.0.0.1:2', advertised: '127.0.0.1:1', directory: 'log' };

it('gives the broker and the image the same settings, each in its format', () => {
  const properties = brokerProperties(place);
  expect(asPropertiesFile(properties)).toContain('listeners=PLAINTEXT://127.0.0.1:1,CONTROLLER://127.0.0.1:2\n');
  expect(asPropertiesFile(properties)).toContain('num.partitions=6\n');
  expect(asImageVariables(properties)).toMatchObject({ KAFKA_NUM_PARTITIONS: '6', KAFKA_LOG_DIRS: 'log' });
});
