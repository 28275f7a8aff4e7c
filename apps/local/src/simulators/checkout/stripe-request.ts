import type { FastifyRequest } from 'fastify';
import { StripeError } from './stripe-error';

/** Stripe's rule: a secret key of the test mode, as a bearer token or as the user of basic authentication. */
export function requireKey(request: FastifyRequest): void {
  const [scheme, credentials = ''] = (request.headers.authorization ?? '').split(' ');
  const key = scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString() : credentials;
  if (!/^(sk|rk)_test_/.test(key))
    throw new StripeError(401, 'Invalid API Key provided: use one of test mode, sk_test_...');
}

export const firstHeader = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
