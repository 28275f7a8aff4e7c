import type { Access, AnyCall } from '@festlig/contracts/define';
import type { User } from '@festlig/contracts/identity';

/** The caller's role in a party. `id` is the party's id, however the call named the party. */
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

/** The context that a handler gets at the access level of its call. */
export type ContextOf<C extends AnyCall> = ContextAt<C['access']>;
