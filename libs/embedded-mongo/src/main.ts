import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from './index';

const { values } = parseArgs({ options: { directory: { type: 'string' }, port: { type: 'string', default: '0' } } });
if (!values.directory) {
  process.stderr.write('usage: main --directory <path> [--port <number>]\nA document server for one machine.\n');
  process.exit(2);
}
const server = await startEmbeddedMongo({ directory: values.directory, port: Number(values.port) });
process.stdout.write(`${JSON.stringify({ uri: server.uri })}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)));
