export * from './a-user';
export * from './answering-rpc';
export * from './example-environment';
export * from './test-service';
