export * from './bus';
export * from './dead-letter';
export * from './deliver';
export * from './fact-span';
export * from './in-process-bus';
export * from './reaction';
