import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { toFailure } from '@festlig/platform/errors';
import { Files } from '@festlig/platform/files';
import { Logger } from '@festlig/platform/observability';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { GatewayConfig } from '../config';
import { contentPolicy, PERMISSIONS } from './content-policy';
import { LimitCounts, limitStore } from './limit-store';
import { refuseCompressed } from './malformed';
import { networkName } from './network-name';
import type { Part } from './part';
import { logRequests } from './request-log';
import { failurePage, refusalOf, sendFailure } from './send-failure';
import { Stopping } from './stopping';

/** What every request passes through, in this order, before one of the parts answers it. */
@Injectable()
export class Edge {
  constructor(
    private readonly config: GatewayConfig,
    private readonly logger: Logger,
    private readonly counts: LimitCounts,
    private readonly stopping: Stopping,
    private readonly files: Files,
  ) {}

  async open(server: FastifyInstance, parts: readonly Part[]): Promise<void> {
    this.addHeaders(server);
    logRequests(server, this.logger);
    await this.addPlugins(server);
    // A scope of our own, because Nest sets its error handler on the outer one.
    await server.register(async (scope) => {
      scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
        const refusal = refusalOf(error);
        if (toFailure(refusal, request.id).status === 500) this.logger.error('request failed', error);
        const { onFailure } = request.routeOptions.config;
        if (onFailure) return reply.redirect(failurePage(onFailure, refusal, request), 303);
        return sendFailure(reply, refusal, request.id);
      });
      scope.addHook('onRequest', async (request) => refuseCompressed(request));
      for (const part of parts) await part.addTo(scope);
    });
  }

  private addHeaders(server: FastifyInstance): void {
    server.addHook('onRequest', async (request, reply) => {
      void reply.header('x-request-id', request.id).header('permissions-policy', PERMISSIONS);
    });
    // An answer during the stop is the last on its connection, because the server would wait for a kept connection.
    server.addHook('onSend', async (_request, reply) => {
      if (this.stopping.signal.aborted) void reply.header('connection', 'close');
    });
  }

  private async addPlugins(server: FastifyInstance): Promise<void> {
    const { values, isHttps } = this.config;
    await server.register(compress, {
      globalCompression: true,
      // Its decompression would wait for ever for an aborted body that is not being read yet.
      globalDecompression: false,
      encodings: ['br', 'gzip'],
      threshold: 1024,
      // Each page of a download is sent at once, not when enough pages fill a block.
      brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
      zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    });
    await server.register(cookie);
    await server.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: contentPolicy({
          googleMaps: values.GOOGLE_MAPS_KEY !== undefined,
          store: this.files.directOrigin,
        }),
      },
      strictTransportSecurity: isHttps,
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    });
    if (!values.RATE_LIMIT) return;
    await server.register(rateLimit, {
      global: false,
      store: limitStore(this.counts),
      keyGenerator: ({ ip }) => networkName(ip),
    });
  }
}
