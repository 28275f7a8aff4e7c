export * from './test-redis';
