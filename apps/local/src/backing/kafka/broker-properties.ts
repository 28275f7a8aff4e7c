/** Where a single broker listens, how clients reach it, and where its log is stored. */
export interface BrokerPlace {
  listen: string;
  controller: string;
  advertised: string;
  directory: string;
}

/** The settings of one Kafka node that is both broker and controller (KRaft), chosen for a quick start. */
export function brokerProperties(place: BrokerPlace): Record<string, string> {
  return {
    'process.roles': 'broker,controller',
    'node.id': '1',
    'controller.quorum.voters': `1@${place.controller}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    listeners: `PLAINTEXT://${place.listen},CONTROLLER://${place.controller}`,
    'advertised.listeners': `PLAINTEXT://${place.advertised}`,
    'log.dirs': place.directory,
    'auto.create.topics.enable': 'true',
    'num.partitions': '6',
    // With one node nothing can be replicated, and one partition of offsets loads faster than fifty.
    'offsets.topic.replication.factor': '1',
    'offsets.topic.num.partitions': '1',
    'transaction.state.log.replication.factor': '1',
    'transaction.state.log.min.isr': '1',
    'share.coordinator.state.topic.replication.factor': '1',
    'share.coordinator.state.topic.min.isr': '1',
    // A joining consumer need not wait for others that may come.
    'group.initial.rebalance.delay.ms': '0',
  };
}

/** The settings as the file a broker reads. */
export const asPropertiesFile = (properties: Record<string, string>): string =>
  Object.entries(properties)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');

/** The settings as the variables the apache/kafka image reads. */
export const asImageVariables = (properties: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [`KAFKA_${key.toUpperCase().replaceAll('.', '_')}`, value]),
  );
