export * from './calls';
export * from './errors';
export * from './image';
export * from './image-limits';
