export * from './calls';
export * from './content';
export * from './errors';
export * from './events';
