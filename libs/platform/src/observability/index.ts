export * from './health-server';
export * from './logger';
export * from './metrics';
export * from './request-scope';
export * from './start-tracing';
export * from './tracing';
export * from './work';
