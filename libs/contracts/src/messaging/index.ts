export * from './calls';
export * from './errors';
export * from './events';
export * from './send';
export * from './template';
