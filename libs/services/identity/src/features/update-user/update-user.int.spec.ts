import { identity, userRenamed } from '@festlig/contracts/identity';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdentityModule } from '../../identity.module';

const { getUser, register, updateUser } = identity.calls;

describe("changing one's own account", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
  });
  afterAll(() => service.stop());

  const signUp = async (name: string) => {
    const form = { name, email: `${name}@festlig.example`, password: 'en lang kode', accept_terms: true } as const;
    return (await service.call(register, form)).user;
  };

  it('stores the given fields and leaves the other fields', async () => {
    const [bo, ida] = [await signUp('bo'), await signUp('ida')];
    const changes = { name: ' Bo  Ek ', language: 'en', muteRsvps: true } as const;
    const changed = { ...bo, name: 'Bo Ek', language: 'en', muteRsvps: true };
    expect(await service.call(updateUser, changes, bo)).toEqual(changed);
    expect(await service.call(updateUser, { muteRsvpMessages: true, marketingConsent: true }, bo)).toEqual({
      ...changed,
      muteRsvpMessages: true,
      marketingConsent: true,
    });
    expect(await service.call(updateUser, {}, bo)).toMatchObject({ name: 'Bo Ek' });
    expect(await service.ask(getUser, { userId: ida.id })).toEqual(ida);
  });

  it('publishes that there is another name, and not the name itself', async () => {
    const gro = await signUp('gro');
    const renamed = async () =>
      (await service.facts(userRenamed)).map(({ data }) => data).filter(({ userId }) => userId === gro.id);
    await service.call(updateUser, { muteRsvps: true }, gro);
    expect(await renamed()).toEqual([]);
    await service.call(updateUser, { name: 'Gro Ek' }, gro);
    expect(await renamed()).toEqual([{ userId: gro.id }]);
  });

  it('refuses the address and its confirmation, which other calls change (rule: unknown-fields)', async () => {
    const carl = await signUp('carl');
    const forged = { name: 'Carl', email: 'other@festlig.example', email_verified: true };
    expect(await service.refusal(updateUser, forged, carl)).toEqual({
      email: 'unknown_field',
      email_verified: 'unknown_field',
    });
    expect(await service.ask(getUser, { userId: carl.id })).toEqual(carl);
  });

  it("refuses a name that looks like another sender's or like ours", async () => {
    const erik = await signUp('erik');
    for (const [name, code] of [
      ['erik@bank.example', 'name_holds_address'],
      ['FESTLIG ApS', 'name_passes_for_ours'],
      ['F\u0435stlig', 'name_passes_for_ours'],
      ['Sikkerhedsafdelingen', 'name_passes_for_ours'],
      ['...', 'invalid'],
    ]) {
      expect(await service.refusal(updateUser, { name }, erik)).toEqual({ name: code });
    }
    expect(await service.call(updateUser, { name: 'Den festlige Erik' }, erik)).toMatchObject({
      name: 'Den festlige Erik',
    });
  });

  it('refuses a blank name and an unsupported language', async () => {
    const dora = await signUp('dora');
    expect(await service.refusal(updateUser, { name: '  ' }, dora)).toEqual({ name: 'required' });
    expect(await service.refusal(updateUser, { language: 'sv' as 'da' }, dora)).toHaveProperty('language');
  });

  it('is refused without login and for a deleted user', async () => {
    expect(await service.refusal(updateUser, {})).toEqual({ root: 'needs_login' });
    expect(await service.refusal(updateUser, {}, aUser())).toEqual({ root: 'needs_login' });
  });
});
