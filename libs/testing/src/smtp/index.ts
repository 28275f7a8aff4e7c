export * from './recording-sink';
