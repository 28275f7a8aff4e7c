import type { ErrorCode } from '@festlig/contracts/all';
import { LOGIN_RESULT } from '@festlig/domain/web/login-result';
import type { ConnectFlow } from '../store/connect-flow.repository';

/**
 * The page that ends a log-in through a provider. A window ends on a page that informs its opener; in a browser that
 * opened no window, a success leads to where the visitor wanted to go, and a refusal to a page that says why.
 */
export function connectResult(flow: Partial<ConnectFlow> & Pick<ConnectFlow, 'provider'>, error?: ErrorCode): string {
  const { provider, type = 'login', opener = '', destination = '/' } = flow;
  if (error === undefined && opener === '') return destination;
  const query = new URLSearchParams({ provider, type });
  if (opener) query.set('state', opener);
  else query.set('destination', destination);
  if (error) query.set('error', error);
  return `${LOGIN_RESULT}?${query}`;
}
