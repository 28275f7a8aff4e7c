export * from './audience';
export * from './calls';
export * from './errors';
export * from './import';
