export * from './a-user';
export * from './answering-rpc';
export * from './example-environment';
export * from './known-parties';
export * from './recording-bus';
export * from './test-service';
