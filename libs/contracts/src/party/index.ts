export * from './calls';
export * from './cohosts';
export * from './content';
export * from './errors';
export * from './events';
