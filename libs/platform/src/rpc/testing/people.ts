import type { User } from '@festlig/contracts/identity';
import { AccessDirectory } from '../access';
import type { PartyAccess } from '../call-context';
import type { Caller } from '../envelope';

/** A user nothing is special about. */
export const aUser = (more: Partial<User> = {}): User => ({
  id: '64b000000000000000000001',
  name: 'Karen Blixen',
  email: 'karen@rungsted.example',
  email_verified: true,
  phone: null,
  phone_verified: false,
  marketingConsent: false,
  muteRsvps: false,
  muteRsvpMessages: false,
  language: 'da',
  ...more,
});

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

/** An access directory that knows the parties it is given. */
export class FakeAccessDirectory extends AccessDirectory {
  constructor(private readonly parties: readonly KnownParty[]) {
    super();
  }
  async find(partyRef: string, userId: string | null): Promise<PartyAccess | null> {
    const known = this.parties.find(({ id, names = [] }) => id === partyRef || names.includes(partyRef));
    return known ? { id: known.id, role: (userId !== null && known.roles[userId]) || 'guest' } : null;
  }
  forget(): void {}
}
