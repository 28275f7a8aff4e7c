export * from './files';
export * from './s3-files';
