import { allCalls } from '@festlig/contracts/all';
import { describe, expect, it } from '@jest/globals';
import { ACCESS_LEVELS, type Access, type AnyCall, PartyRef } from '@festlig/contracts/define';
import { asService, asUser, aUser, FakeAccessDirectory, visitor } from './testing/people';
import { z } from 'zod';
import { decideAccess } from './access';
import type { Caller } from './envelope';

const owner = aUser({ id: '64b000000000000000000001' });
const editor = aUser({ id: '64b000000000000000000002' });
const stranger = aUser({ id: '64b000000000000000000003' });
const party = { id: '64c000000000000000000001', names: ['3mJr7AoU', 'karens-fest'] };
const directory = new FakeAccessDirectory([{ ...party, roles: { [owner.id]: 'owner', [editor.id]: 'editor' } }]);

const callers: Record<string, Caller> = {
  visitor,
  stranger: asUser(stranger),
  editor: asUser(editor),
  owner: asUser(owner),
  service: asService('messaging'),
};
const callWith = (access: Access): AnyCall => ({
  name: 'party.try',
  service: 'party',
  summary: '',
  access,
  input: z.object({ partyId: PartyRef }),
  output: z.any(),
  idempotent: true,
  errors: [],
  deadline: 5000,
});
const outcome = (access: Access, caller: Caller, partyId: string = party.id) =>
  decideAccess(callWith(access), { partyId }, caller, directory).then(
    () => 'in',
    (error: Error) => error.message,
  );

/** The outcome of a call by access level and caller. */
const table: Record<Access, Record<keyof typeof callers, string>> = {
  public: { visitor: 'in', stranger: 'in', editor: 'in', owner: 'in', service: 'in' },
  guest: { visitor: 'in', stranger: 'in', editor: 'in', owner: 'in', service: 'in' },
  user: { visitor: 'needs_login', stranger: 'in', editor: 'in', owner: 'in', service: 'needs_login' },
  editor: { visitor: 'needs_login', stranger: 'not_found', editor: 'in', owner: 'in', service: 'needs_login' },
  owner: { visitor: 'needs_login', stranger: 'not_found', editor: 'not_found', owner: 'in', service: 'needs_login' },
  internal: { visitor: 'not_found', stranger: 'not_found', editor: 'not_found', owner: 'not_found', service: 'in' },
};

describe('decideAccess', () => {
  const rows = ACCESS_LEVELS.flatMap((access) =>
    Object.keys(callers).map((name) => ({ access, name, expected: table[access][name] })),
  );
  it.each(rows)('answers $name on a call for $access: $expected', async ({ access, name, expected }) => {
    expect(await outcome(access, callers[name]!)).toBe(expected);
  });

  it.each(['guest', 'editor', 'owner'] as const)(
    'refuses a missing party as not_found on a call for %s',
    async (access) => {
      expect(await outcome(access, callers['owner']!, 'no-such-party')).toBe('not_found');
    },
  );

  it.each([party.id, ...party.names])('gives the handler the id of a party named %s', async (partyId) => {
    const context = await decideAccess(callWith('guest'), { partyId }, visitor, directory);
    expect(context).toEqual({ user: null, party: { id: party.id, role: 'guest' } });
  });

  it('gives the handler the user and the role', async () => {
    const context = await decideAccess(callWith('editor'), { partyId: party.id }, asUser(owner), directory);
    expect(context).toEqual({ user: owner, party: { id: party.id, role: 'owner' } });
  });
});

describe('every call of the product about one party', () => {
  const ofHosts = allCalls.filter(({ access }) => access === 'editor' || access === 'owner');
  const codeOf = (call: AnyCall, caller: Caller, roles = directory) =>
    decideAccess(call, { partyId: party.id }, caller, roles).then(
      () => 'in',
      (error: Error) => error.message,
    );

  it.each(ofHosts.map((call) => [call.name, call] as const))(
    '%s is open to a co-host only if it is not for the owner, and to nobody who is a co-host no longer',
    async (_, call) => {
      const after = new FakeAccessDirectory([{ ...party, roles: { [owner.id]: 'owner', [editor.id]: 'editor' } }]);
      expect(await codeOf(call, asUser(editor), after)).toBe(call.access === 'owner' ? 'not_found' : 'in');
      after.set(party.id, { [owner.id]: 'owner' });
      expect(await codeOf(call, asUser(editor), after)).toBe('not_found');
      expect(await codeOf(call, asUser(owner), after)).toBe('in');
    },
  );

  it('are for the owner alone when they delete the party, choose its co-hosts or tell its history', () =>
    expect(
      ofHosts
        .filter(({ access }) => access === 'owner')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['party.deleteParty', 'party.inviteCohost', 'party.listHistory', 'party.mailCohostAgain']));
});
