import { AccessDirectory, type PartyAccess } from '@festlig/platform/rpc';

/** The access to each party, as the test sets it. Anyone not named is a guest. */
export class KnownParties extends AccessDirectory {
  private readonly parties = new Map<string, Map<string, 'editor' | 'owner'>>();

  /** `roles` by user id. */
  set(partyId: string, roles: Record<string, 'editor' | 'owner'>): void {
    this.parties.set(partyId, new Map(Object.entries(roles)));
  }

  /** Adds a party with a new id. Returns the id. */
  add(ownerId: string): string {
    const id = (this.parties.size + 1).toString(16).padStart(24, 'a');
    this.set(id, { [ownerId]: 'owner' });
    return id;
  }

  async find(partyRef: string, userId: string | null): Promise<PartyAccess | null> {
    const roles = this.parties.get(partyRef);
    return roles ? { id: partyRef, role: roles.get(userId ?? '') ?? 'guest' } : null;
  }

  forget(partyId: string): void {
    this.parties.delete(partyId);
  }
}
