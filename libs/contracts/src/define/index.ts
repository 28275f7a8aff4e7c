export * from './call';
export * from './compared-email';
export * from './email-pattern';
export * from './errors';
export * from './event';
export * from './fields';
export * from './http';
export * from './letters';
