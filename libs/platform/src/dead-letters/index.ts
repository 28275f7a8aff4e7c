export * from './dead-letters';
export * from './replay';
