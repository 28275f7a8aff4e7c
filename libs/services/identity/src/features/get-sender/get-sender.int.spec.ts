import { identity } from '@festlig/contracts/identity';
import { TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { IdentityModule } from '../../identity.module';
import { type UserDocument, USERS } from '../../store/user.schema';

const { deleteUser, getSender, register } = identity.calls;
const now = '2026-05-01T10:00:00.000Z';
const form = { name: 'Bo', email: 'bo@festlig.example', password: 'en lang kode', accept_terms: true } as const;

describe('the description of a sender for messaging', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now });
  });
  afterAll(() => service.stop());

  it("holds the account's age and the daily limit that an operator has set for it", async () => {
    const { user } = await service.call(register, form);
    const inbox = expect.stringMatching(/^[\w-]{43}$/);
    expect(await service.ask(getSender, { userId: user.id })).toEqual({ createdAt: now, dailyMails: null, inbox });
    const users = service.app.get<Model<UserDocument>>(getModelToken(USERS));
    await users.updateOne({ _id: user.id }, { $set: { dailyMails: 200_000 } });
    expect((await service.ask(getSender, { userId: user.id })).dailyMails).toBe(200_000);
  });

  it('names the same inbox after the account was deleted and registered again, and another for another address', async () => {
    const inboxOf = async (email: string) => {
      const { user } = await service.call(register, { ...form, email });
      const { inbox } = await service.ask(getSender, { userId: user.id });
      await service.call(deleteUser, { currentPassword: form.password }, user);
      return inbox;
    };
    const first = await inboxOf('ida@festlig.example');
    expect(await inboxOf('Ida+igen@festlig.example')).toBe(first);
    expect(await inboxOf('ida@anden.example')).not.toBe(first);
  });

  it('is refused for an unknown user, and for browsers', async () => {
    await expect(service.ask(getSender, { userId: 'a'.repeat(24) })).rejects.toThrow('not_found');
    expect(await service.refusal(getSender, { userId: 'a'.repeat(24) })).toEqual({ root: 'not_found' });
  });
});
