export * from './find-migrated';
export * from './migration';
export * from './migration-worker';
export * from './migrations';
