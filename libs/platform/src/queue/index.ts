export * from './job';
export * from './queue';
