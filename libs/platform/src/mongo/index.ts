export * from './build-indexes';
export * from './connect';
