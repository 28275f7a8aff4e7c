import { identity } from '@festlig/contracts/identity';
import type { OutputOf } from '@festlig/contracts/define';
import { type CallContext, type Handler, Handles } from '@festlig/platform/rpc';

type GetInitial = typeof identity.calls.getInitial;

@Handles(identity.calls.getInitial)
export class GetInitialHandler implements Handler<GetInitial> {
  async handle(_input: object, { user }: CallContext): Promise<OutputOf<GetInitial>> {
    // Danish is the product's first language (spec section 1); the photos flag is on by default (section 2).
    return { user, language: user?.language ?? 'da', flags: { photos: true }, providerKeys: {} };
  }
}
