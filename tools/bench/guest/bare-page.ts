import Fastify from 'fastify';

/** Fastify alone, which answers every address with a page of that many bytes: what a server could reach at most. */
const server = Fastify();
const page = `<!doctype html>${'<p>Kom og vær med.</p>'.repeat(Math.ceil(Number(process.argv[2]) / 23))}`;
server.get('/*', async (_request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'private, no-store').send(page),
);
await server.listen({ port: 0, host: '127.0.0.1' });
const [at] = server.addresses();
process.send?.(typeof at === 'object' ? at.port : null);
