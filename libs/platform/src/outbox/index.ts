export * from './fact-writer';
export * from './outbox';
export * from './outbox-relay';
