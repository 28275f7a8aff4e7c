export * from './build-indexes';
export * from './connect';
export * from './paged';
export * from './word-search';
