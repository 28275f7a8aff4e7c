export * from './book';
export * from './book-limits';
export * from './calls';
export * from './errors';
export * from './image';
export * from './image-limits';
export * from './photo';
export { PHOTO_FILES_PAGE } from './photo-file-calls';
export * from './photo-limits';
