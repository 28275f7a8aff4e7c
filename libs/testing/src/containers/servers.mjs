// The real servers that adapters are tested on, each in a container (testcontainers). Versions as in
// docker-compose.yml. Plain JavaScript, because Jest's set-up runs before anything can be transformed.
import { randomBytes } from 'node:crypto';
import { GenericContainer, RandomPortGenerator, Wait } from 'testcontainers';

const SECONDS_TO_START = 120;

/** @returns the container's address once it serves, and how to stop it */
async function run(container, port) {
  const started = await container.withStartupTimeout(SECONDS_TO_START * 1000).start();
  return { host: started.getHost(), port: started.getMappedPort(port), stop: () => started.stop() };
}

async function mongodb() {
  const container = new GenericContainer('mongo:8')
    .withExposedPorts(27017)
    .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/));
  const { host, port, stop } = await run(container, 27017);
  return { env: { MONGODB_TEST_URI: `mongodb://${host}:${port}` }, stop };
}

async function redis() {
  const container = new GenericContainer('redis:8')
    .withExposedPorts(6379)
    .withCommand(['redis-server', '--save', '', '--maxmemory-policy', 'noeviction'])
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/));
  const { host, port, stop } = await run(container, 6379);
  return { env: { REDIS_TEST_URL: `redis://${host}:${port}` }, stop };
}

async function kafka() {
  // The broker sends clients to the address it advertises, so it must know its port before it starts.
  const outside = await new RandomPortGenerator().generatePort();
  const container = new GenericContainer('apache/kafka:4.1.0')
    .withExposedPorts({ container: 9092, host: outside })
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_LISTENERS: 'PLAINTEXT://0.0.0.0:9092,CONTROLLER://localhost:9093',
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${outside}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_NUM_PARTITIONS: '6',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
    })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/));
  const { stop } = await run(container, 9092);
  return { env: { KAFKA_TEST_BROKERS: `127.0.0.1:${outside}` }, stop };
}

async function s3() {
  const keys = { S3_TEST_ACCESS_KEY: 'festlig', S3_TEST_SECRET_KEY: randomBytes(18).toString('base64url') };
  const container = new GenericContainer('minio/minio')
    .withExposedPorts(9000)
    .withEnvironment({ MINIO_ROOT_USER: keys.S3_TEST_ACCESS_KEY, MINIO_ROOT_PASSWORD: keys.S3_TEST_SECRET_KEY })
    // MinIO treats a folder as a bucket.
    .withEntrypoint(['sh', '-c', 'mkdir -p /data/festlig && exec minio server /data'])
    .withWaitStrategy(Wait.forHttp('/minio/health/ready', 9000));
  const { host, port, stop } = await run(container, 9000);
  return { env: { S3_TEST_ENDPOINT: `http://${host}:${port}`, S3_TEST_BUCKET: 'festlig', ...keys }, stop };
}

/** The servers, by the variable that can name an existing one. */
export const servers = {
  MONGODB_TEST_URI: mongodb,
  REDIS_TEST_URL: redis,
  KAFKA_TEST_BROKERS: kafka,
  S3_TEST_ENDPOINT: s3,
};
