import { startProgram } from './program';

/** A parent that runs a program which never ends by itself, prints that it started, and runs until it is killed. */
const [directory = ''] = process.argv.slice(2);
await startProgram({
  name: 'sleeper',
  command: '/bin/sleep',
  args: ['1000'],
  directory,
  ready: async () => {},
  secondsToReady: 5,
  log: () => {},
});
console.log('started');
setInterval(() => {}, 60_000);
