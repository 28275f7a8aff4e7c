export * from './call-error';
export * from './parse';
export * from './unavailable';
