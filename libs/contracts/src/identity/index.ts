export * from './calls';
export * from './errors';
export * from './events';
export * from './phone';
export * from './user';
export * from './session';
export * from './social';
