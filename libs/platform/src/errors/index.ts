export * from './call-error';
export * from './parse';
