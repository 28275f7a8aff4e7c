export * from './a-party';
export * from './a-wish';
