import type { User } from '@festlig/contracts/identity';
import { AccessDirectory } from '../access';
import type { PartyAccess } from '../call-context';
import type { Caller } from '../envelope';

export * from './a-user';

export const visitor: Caller = { user: null, service: null };
export const asUser = (user: User): Caller => ({ user, service: null });
export const asService = (service: string): Caller => ({ user: null, service });

/** A party with the roles of its hosts by user id; all other users are guests. */
export interface KnownParty {
  id: string;
  /** Its other names: sid and slug. */
  names?: string[];
  roles: Record<string, 'editor' | 'owner'>;
}

/** The access directory of tests. It knows only the parties that it is given. Users without a role are guests. */
export class FakeAccessDirectory extends AccessDirectory {
  private readonly parties: KnownParty[];

  constructor(parties: readonly KnownParty[] = []) {
    super();
    this.parties = [...parties];
  }

  /** Sets the roles of a party by user id. */
  set(id: string, roles: KnownParty['roles']): void {
    this.forget(id);
    this.parties.push({ id, roles });
  }

  /** Adds a party with this owner. Returns its id. */
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
