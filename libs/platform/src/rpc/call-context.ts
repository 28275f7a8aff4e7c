import type { Access, AnyCall } from '@festlig/contracts/define';
import type { User } from '@festlig/contracts/identity';

/** The caller's place in a party. `id` is its id, however the call named the party. */
export interface PartyAccess {
  id: string;
  role: 'guest' | 'editor' | 'owner';
}

export interface CallContext {
  requestId: string;
  user: User | null;
  party: PartyAccess | null;
}

type ContextAt<A extends Access> = A extends 'editor' | 'owner'
  ? CallContext & { user: User; party: PartyAccess }
  : A extends 'guest'
    ? CallContext & { party: PartyAccess }
    : A extends 'user'
      ? CallContext & { user: User }
      : CallContext;

/** What the access level of a call promises its handler. */
export type ContextOf<C extends AnyCall> = ContextAt<C['access']>;
