export * from './calls';
export * from './errors';
