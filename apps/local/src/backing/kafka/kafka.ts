import type { Backing, BackingOptions } from '../contract';
import { firstThatWorks, given } from '../choice';
import { dockerOffers, startContainer } from '../docker/docker';
import { freePort } from '@festlig/platform/net/free-port';
import { answers } from './answers';
import { asImageVariables, brokerProperties } from './broker-properties';
import { javaBrokerIsThere, startJavaBroker } from './java-broker';

const image = 'apache/kafka:4.1.0';

const backing = (took: string, port: number, stop: Backing['stop']): Backing => ({
  service: 'Kafka',
  took: `${took}, port ${port}`,
  env: { KAFKA_BROKERS: `127.0.0.1:${port}` },
  stop,
});

async function fromJava(options: BackingOptions): Promise<Backing | undefined> {
  if (!javaBrokerIsThere(options.environment)) return undefined;
  const { port, stop } = await startJavaBroker(options);
  return backing('Apache Kafka 4.1 in Java', port, stop);
}

async function fromDocker(options: BackingOptions): Promise<Backing | undefined> {
  if (!(await dockerOffers(image, options))) return undefined;
  const port = await freePort();
  const directory = '/var/lib/kafka/data';
  const advertised = `127.0.0.1:${port}`;
  const place = { listen: '0.0.0.0:9092', controller: 'localhost:9093', advertised, directory };
  const environment = asImageVariables(brokerProperties(place));
  const { stop } = await startContainer(
    { service: 'kafka', image, port: { inside: 9092, outside: port }, volume: directory, environment },
    options,
    () => answers([advertised]),
  );
  return backing(`Docker (${image})`, port, stop);
}

const inProcess = (why: string): Backing => ({
  service: 'Kafka',
  took: `in-process bus (${why})`,
  env: {},
  stop: async () => {},
});

/** Kafka: the brokers of KAFKA_BROKERS, the broker that set-up fetched, or Docker; otherwise the in-process bus. */
export async function startKafka(options: BackingOptions): Promise<Backing> {
  const { FESTLIG_KAFKA, KAFKA_BROKERS } = options.environment;
  if (FESTLIG_KAFKA === 'off') return inProcess('FESTLIG_KAFKA=off');
  if (KAFKA_BROKERS) return given('Kafka', 'KAFKA_BROKERS', { KAFKA_BROKERS }, () => answers(KAFKA_BROKERS.split(',')));
  const none = async (): Promise<Backing> => inProcess('no Java with Maven, no Docker');
  return firstThatWorks('Kafka', [fromJava, fromDocker, none], options);
}
