import { randomBytes } from 'node:crypto';
import { contacts } from '@festlig/contracts/contacts';
import { identity, type User } from '@festlig/contracts/identity';
import { party, type Party, type Wish } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { RandomIds } from '@festlig/platform/ids';
import { AccessDirectory, type PartyAccess } from '@festlig/platform/rpc';
import { knownContact } from '@festlig/testing/contacts';
import { newParty } from '@festlig/testing/party';
import { TestService } from '@festlig/testing/service';
import { PartyModule } from './party.module';

/** Returns the roles that the service under test stores, without a cache. */
class StoredRoles extends AccessDirectory {
  service: TestService | undefined;

  async find(partyId: string, userId: string | null): Promise<PartyAccess | null> {
    return (await this.service?.ask(party.calls.getAccess, { partyId, userId }))?.party ?? null;
  }

  forget(): void {}
}

/** The party service with the roles it stores; `features` are those of every party. */
export async function startWithRoles({ features = 'cohosts' } = {}): Promise<TestService> {
  const roles = new StoredRoles();
  const service = await TestService.start({
    service: 'party',
    module: PartyModule,
    now: '2026-05-01T10:00:00Z',
    environment: { FEATURES: features },
    replace: [[AccessDirectory, roles]],
  });
  roles.service = service;
  service.rpc.answer(identity.calls.claimMail, () => ({ done: true as const }));
  return service;
}

/** A new party of this owner. */
export const partyOf = (service: TestService, owner: User): Promise<Party> =>
  service.call(party.calls.createParty, newParty, owner);

/** Invites an address. Returns the invitation and the secret in its mail. */
export async function invite(service: TestService, { id: partyId }: Party, owner: User, email: string) {
  const { id: inviteId } = await service.call(party.calls.inviteCohost, { partyId, email }, owner);
  const { link } = await service.ask(party.calls.getCohostLink, { partyId, inviteId });
  if (!link) throw new Error('the invitation has no link');
  return { partyId, inviteId, secret: link.secret };
}

/** Makes this user a co-host. */
export async function addCohost(service: TestService, of: Party, owner: User, cohost: User) {
  const invitation = await invite(service, of, owner, cohost.email);
  await service.call(party.calls.acceptCohost, invitation, cohost);
  return invitation;
}

/** A key as browsers make one for each form. */
export const aFormKey = (): string => randomBytes(16).toString('hex');

/** A new wish at the end of the list. */
export const wishOf = (service: TestService, partyId: string, owner: User, fields: object = {}): Promise<Wish> =>
  service.call(party.calls.createWish, { partyId, formKey: aFormKey(), title: 'Støbejernsgryde', ...fields }, owner);

/** The guest lists of the contacts service, as far as the wishlist asks for them. */
export class GuestList {
  /** The calls that were made. */
  readonly asked: string[] = [];
  isAway = false;
  private readonly ids = new RandomIds();
  private readonly guests = new Map<string, { id: string; partyId: string; name: string; isDeleted: boolean }>();

  constructor(service: TestService) {
    service.rpc.answer(contacts.calls.findContact, ({ partyId, cid }) => {
      this.ask('findContact');
      const found = [...this.listed(partyId)].find(([sid, { id }]) => sid === cid || id === cid);
      if (!found) return { contact: null };
      const [sid, { id, name }] = found;
      return { contact: knownContact({ id, sid, name }) };
    });
    service.rpc.answer(contacts.calls.listNames, ({ partyId, ids }) => {
      this.ask('listNames');
      const known = [...this.listed(partyId)].filter(([, { id }]) => ids.includes(id));
      return { names: Object.fromEntries(known.map(([, { id, name }]) => [id, name])) };
    });
  }

  /** Returns the short id in the guest's link. */
  add(partyId: string, name: string): string {
    const sid = this.ids.sid();
    this.guests.set(sid, { id: this.ids.id(), partyId, name, isDeleted: false });
    return sid;
  }

  idOf = (sid: string): string => this.of(sid).id;
  rename = (sid: string, name: string): void => void (this.of(sid).name = name);
  remove = (sid: string): void => void (this.of(sid).isDeleted = true);
  restore = (sid: string): void => void (this.of(sid).isDeleted = false);

  private of(sid: string) {
    const guest = this.guests.get(sid);
    if (!guest) throw new Error(`there is no guest ${sid}`);
    return guest;
  }

  private listed(partyId: string) {
    return [...this.guests].filter(([, guest]) => guest.partyId === partyId && !guest.isDeleted);
  }

  private ask(call: string): void {
    this.asked.push(call);
    if (this.isAway) throw new CallError('unavailable');
  }
}
