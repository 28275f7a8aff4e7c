import type { IncomingMessage } from 'node:http';
import { CallError } from '@festlig/platform/errors';
import { Files, type LinkMethod, LocalFiles } from '@festlig/platform/files';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Part } from '../http/part';
import { sendFailure } from '../http/send-failure';

type Request = FastifyRequest<{ Params: { '*': string } }>;

/**
 * Serves `/files/<link>`: a browser reads or uploads the one file that a signed link names. An S3 answers its links
 * itself.
 */
@Injectable()
export class FileLinks implements Part {
  constructor(private readonly files: Files) {}

  addTo(server: FastifyInstance): void {
    const { files } = this;
    if (!(files instanceof LocalFiles)) return;
    const keyOf = ({ params }: Request, method: LinkMethod): string | null => {
      const link = files.allowed(params['*']);
      return link?.method === method ? link.key : null;
    };
    void server.register(async (scope) => {
      // An upload is streamed into the store, whatever its type.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
      scope.get('/files/*', { exposeHeadRoute: false }, async (request: Request, reply) => {
        const key = keyOf(request, 'GET');
        if (key === null) return reply.code(403).send();
        const file = await files.get(key);
        if (!file) return sendFailure(reply, new CallError('not_found'), request.id);
        // A guest's upload must not act as a page of ours.
        void reply.header('content-security-policy', 'sandbox').header('cache-control', 'private, no-store');
        return reply.header('content-type', file.contentType).header('content-length', file.size).send(file.stream);
      });
      scope.put('/files/*', async (request: Request, reply) => {
        const { 'content-type': type = 'application/octet-stream', 'content-length': length } = request.headers;
        const key = keyOf(request, 'PUT');
        if (key === null) return reply.code(403).send();
        // Without a length, an interrupted upload could not be distinguished from a complete one.
        if (length === undefined) return reply.code(411).send();
        await files.put(key, request.body as IncomingMessage, type, Number(length));
        return reply.send();
      });
    });
  }
}
