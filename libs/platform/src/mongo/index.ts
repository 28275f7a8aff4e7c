export * from './build-indexes';
export * from './connect';
export * from './word-search';
