export * from './audience';
export * from './calls';
export * from './contact';
export * from './errors';
export * from './filter';
export * from './import';
export * from './tag';
export * from './import-rows';
