import type { User } from '@festlig/contracts/identity';
import { AccessDirectory } from '../access';
import type { PartyAccess } from '../call-context';
import type { Caller } from '../envelope';

export * from './a-user';

export const visitor: Caller = { user: null, service: null };
export const asUser = (user: User): Caller => ({ user, service: null });
export const asService = (service: string): Caller => ({ user: null, service });

/** One party, with its hosts by user id; whoever else asks is a guest of it. */
export interface KnownParty {
  id: string;
  /** Its other names: sid and slug. */
  names?: string[];
  roles: Record<string, 'editor' | 'owner'>;
}

/** The access directory of tests: it knows the parties it is told. Anyone who is not named is a guest. */
export class FakeAccessDirectory extends AccessDirectory {
  private readonly parties: KnownParty[];

  constructor(parties: readonly KnownParty[] = []) {
    super();
    this.parties = [...parties];
  }

  /** `roles` by user id. */
  set(id: string, roles: KnownParty['roles']): void {
    this.forget(id);
    this.parties.push({ id, roles });
  }

  /** A party of their own. Answers its id. */
  add(ownerId: string): string {
    const id = (this.parties.length + 1).toString(16).padStart(24, 'a');
    this.set(id, { [ownerId]: 'owner' });
    return id;
  }

  async find(partyRef: string, userId: string | null): Promise<PartyAccess | null> {
    const known = this.parties.find(({ id, names = [] }) => id === partyRef || names.includes(partyRef));
    return known ? { id: known.id, role: (userId !== null && known.roles[userId]) || 'guest' } : null;
  }

  forget(partyId: string): void {
    const place = this.parties.findIndex(({ id }) => id === partyId);
    if (place >= 0) this.parties.splice(place, 1);
  }
}
