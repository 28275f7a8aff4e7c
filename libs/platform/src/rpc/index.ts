export * from './access';
export * from './dispatcher';
export * from './envelope';
export * from './framed-socket';
export * from './handler';
export * from './rpc-client';
