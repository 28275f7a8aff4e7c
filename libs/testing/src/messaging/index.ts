export * from './environment';
export * from './guests';
