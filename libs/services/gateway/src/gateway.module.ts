import type { Environment } from '@festlig/platform/config';
import { ProcessModule } from '@festlig/platform/service';
import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config';
import { GraphqlModule } from './graphql/graphql.module';
import { GraphqlRoute } from './graphql/graphql-route';
import { Edge } from './http/edge';
import { HttpModule } from './http/http.module';
import { ContractRoutes } from './http/routes';
import { FileLinks } from './pages/file-links';
import { Media } from './pages/media';
import { ApiDocs } from './pages/openapi';
import { PagesModule } from './pages/pages.module';
import { Robots } from './pages/robots';
import { ShortDomain } from './pages/short-domain';
import { WebApp } from './pages/web-app';

/**
 * The only public entry for browsers: REST, event streams and downloads as the contracts bind them, GraphQL, the
 * web app and its pictures.
 */
@Module({ imports: [HttpModule, GraphqlModule, PagesModule] })
export class GatewayModule implements OnModuleInit {
  static from(config: GatewayConfig['values'], environment: Environment): DynamicModule {
    return { module: GatewayModule, imports: [ProcessModule.of('gateway', config, environment)] };
  }

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly edge: Edge,
    private readonly short: ShortDomain,
    private readonly routes: ContractRoutes,
    private readonly graphql: GraphqlRoute,
    private readonly media: Media,
    private readonly links: FileLinks,
    private readonly docs: ApiDocs,
    private readonly robots: Robots,
    private readonly app: WebApp,
  ) {}

  /** Adds all parts to the server here, in one order; the imported modules are initialised before. */
  async onModuleInit(): Promise<void> {
    const parts = [this.short, this.routes, this.graphql, this.media, this.links, this.docs, this.robots, this.app];
    await this.edge.open(this.host.httpAdapter.getInstance<FastifyInstance>(), parts);
  }
}
