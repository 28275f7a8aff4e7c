import { CallError, toFailure } from '@festlig/platform/errors';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../http/gateway-context';
import { refusalOf, sendFailure, sendFailurePage } from '../http/send-failure';
import { visitorLanguage } from '../pages/page-language';
import { formPage } from '../pages/retry-page';
import { formFields } from './form-body';

/** Adds routes that accept HTML forms and nothing else: `request.body` is a map of their fields. */
export async function addForms(
  server: FastifyInstance,
  { logger }: GatewayContext,
  add: (scope: FastifyInstance) => void,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, formFields(String(body)));
      } catch (error) {
        done(error as CallError);
      }
    });
    scope.setErrorHandler((error, request, reply) => {
      const refusal = refusalOf(error);
      // No form of ours sends anything but forms.
      if (!/^application\/x-www-form-urlencoded\b/.test(request.headers['content-type'] ?? ''))
        return sendFailure(reply, new CallError('not_found'), request.id);
      if (toFailure(refusal, request.id).status === 500) logger.error('request failed', error);
      return sendFailurePage(reply, refusal, request.id, formPage(visitorLanguage(request), request.body));
    });
    add(scope);
  });
}
