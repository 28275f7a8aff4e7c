export * from './file-key';
export * from './file-link';
export * from './files';
export * from './local-files';
export * from './open-files';
