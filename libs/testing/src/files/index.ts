export * from './files-behaviour';
