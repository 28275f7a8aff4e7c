import { toFailure } from '@festlig/platform/errors';
import { Logger } from '@festlig/platform/observability';
import { MercuriusDriver, type MercuriusDriverConfig } from '@nestjs/mercurius';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { type GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import { HttpModule } from '../http/http.module';
import { DashboardResolver } from './dashboard.resolver';
import { GraphqlRoute } from './graphql-route';
import { InvitationResolver } from './invitation.resolver';
import { refuseTooMuch } from './limits';
import { SendingResolver } from './sending.resolver';

/** A refused part in the words of every other refusal (rule: errors-are-coded), at its place in the answer. */
function refusalOf(error: GraphQLError, requestId: string, logger: Logger) {
  const failure = toFailure(error.originalError, requestId);
  if (failure.status === 500) logger.error('part failed', error.originalError ?? error);
  return { path: error.path, message: failure.body.message, extensions: failure };
}

const optionsWith = (logger: Logger): Omit<MercuriusDriverConfig, 'driver'> => ({
  // Made from the resolvers' classes, in memory.
  autoSchemaFile: true,
  // The route is ours (GraphqlRoute): who may ask is decided before a body is read. No GET, no batches, no page to try it.
  routes: false,
  subscription: false,
  // What is kept of documents would be chosen by whoever sends them.
  cache: false,
  validationRules: [NoSchemaIntrospectionCustomRule],
  hooks: { preExecution: async (schema, document, _context, variables) => refuseTooMuch(schema, document, variables) },
  errorFormatter: ({ data, errors = [] }, { reply }) => ({
    statusCode: 200,
    response: {
      data: data ?? null,
      errors: errors.map((error) => refusalOf(error, reply.request.id, logger)) as never,
    },
  }),
});

/** Reads that compose: what a screen needs in one round trip. There are no mutations (rule: graphql-reads). */
@Module({
  imports: [
    HttpModule,
    GraphQLModule.forRootAsync<MercuriusDriverConfig>({
      driver: MercuriusDriver,
      inject: [Logger],
      useFactory: optionsWith,
    }),
  ],
  providers: [GraphqlRoute, DashboardResolver, InvitationResolver, SendingResolver],
  exports: [GraphqlRoute],
})
export class GraphqlModule {}
