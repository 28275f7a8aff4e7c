export * from './call-server';
export * from './platform.module';
export * from './run-process';
export * from './run-service';
