export * from './acts';
export * from './calls';
export * from './cohosts';
export * from './content';
export * from './errors';
export * from './events';
export * from './history';
export * from './wish';
