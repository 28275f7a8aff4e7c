export * from './a-party';
