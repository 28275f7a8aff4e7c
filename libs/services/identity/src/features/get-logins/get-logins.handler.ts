import type { OutputOf } from '@festlig/contracts/define';
import { identity } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ProviderRepository } from '../../store/provider.repository';

type GetLogins = typeof identity.calls.getLogins;

@Handles(identity.calls.getLogins)
export class GetLoginsHandler implements Handler<GetLogins> {
  constructor(private readonly providers: ProviderRepository) {}

  async handle(_input: object, { user }: ContextOf<GetLogins>): Promise<OutputOf<GetLogins>> {
    const logins = await this.providers.loginsOf(user.id);
    if (!logins) throw new CallError<GetLogins>('needs_login');
    return logins;
  }
}
