export * from './call';
export * from './errors';
export * from './event';
export * from './fields';
