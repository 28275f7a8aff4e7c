import type { User } from '@festlig/contracts/identity';
import { RandomIds } from '@festlig/platform/ids';
import { aUser as karen } from '@festlig/platform/rpc/testing/a-user';

/** A host with a confirmed address; each call makes a different person. */
export function aUser(fields: Partial<User> = {}): User {
  const id = fields.id ?? new RandomIds().id();
  return karen({ id, email: `${id}@festlig.example`, ...fields });
}
