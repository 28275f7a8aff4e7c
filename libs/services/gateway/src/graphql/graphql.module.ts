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

/** Formats the error of a part like every other error (rule: errors-are-coded), with its path in the answer. */
function refusalOf(error: GraphQLError, requestId: string, logger: Logger) {
  const failure = toFailure(error.originalError, requestId);
  if (failure.status === 500) logger.error('part failed', error.originalError ?? error);
  return { path: error.path, message: failure.body.message, extensions: failure };
}

const optionsWith = (logger: Logger): Omit<MercuriusDriverConfig, 'driver'> => ({
  // Generated from the resolver classes, in memory.
  autoSchemaFile: true,
  // The route is ours (GraphqlRoute), which decides on access before a body is read. There is no GET, no batch and
  // no query editor.
  routes: false,
  subscription: false,
  // Otherwise clients would choose which documents are kept in memory.
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

/** Composed reads: everything a screen needs in one round trip. There are no mutations (rule: graphql-reads). */
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
