export * from './guests';
