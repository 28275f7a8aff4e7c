export * from './call-server';
export * from './gauges';
export * from './platform.module';
export * from './run-process';
export { buildIndexes } from '../mongo';
export * from './run-service';
export * from './stop-within';
export * from './subscribe';
