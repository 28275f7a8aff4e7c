export * from './build-indexes';
export * from './connect';
export * from './duplicate';
export * from './fields-of';
export * from './found-page';
export * from './free-place';
export * from './paged';
export * from './word-search';
