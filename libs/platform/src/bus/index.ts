export * from './bus';
export * from './deliver';
export * from './in-process-bus';
export * from './kafka-bus';
export * from './reaction';
