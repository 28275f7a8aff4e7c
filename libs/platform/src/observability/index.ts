export * from './health-server';
export * from './logger';
export * from './request-scope';
