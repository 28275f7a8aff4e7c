export * from './job';
export * from './queue';
export * from './sweeper';
