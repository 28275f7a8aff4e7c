export * from './calls';
export * from './errors';
export * from './image';
export * from './image-limits';
export * from './photo';
export * from './photo-limits';
