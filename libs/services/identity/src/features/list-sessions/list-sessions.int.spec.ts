import { identity } from '@festlig/contracts/identity';
import { TestService } from '@festlig/testing/service';
import { getConnectionToken } from '@nestjs/mongoose';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { IdentityModule } from '../../identity.module';
import { signUp } from '../../phone.fixture';

const { endOtherSessions, endSession, listSessions, login, resolveSession } = identity.calls;
const MINUTE = 60_000;
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

describe('the sessions of a user', () => {
  let service: TestService;
  let karen: Awaited<ReturnType<typeof signUp>>;
  const enter = async (userAgent = WINDOWS, email = karen.email) => {
    const { session } = await service.call(login, { email, password: 'en lang kode', userAgent });
    return session?.token ?? '';
  };
  const list = async (sessionToken: string, user = karen) =>
    (await service.call(listSessions, { sessionToken }, user)).items;
  const userOf = async (token: string) => (await service.ask(resolveSession, { token })).user;
  const stored = () => service.app.get<Connection>(getConnectionToken()).collection<{ _id: string }>('sessions');
  beforeEach(async () => {
    service = await TestService.start({ service: 'identity', module: IdentityModule, now: '2026-05-01T10:00:00Z' });
    karen = await signUp(service, 'Karen');
    await stored().deleteMany({});
  });
  afterEach(() => service.stop());

  it('are listed with browser, system and times, those used last first, and the present one is marked', async () => {
    const here = await enter();
    service.clock.advance(MINUTE);
    await enter(IPHONE);
    const [phone, desk] = await list(here);
    const times = { startedAt: '2026-05-01T10:01:00.000Z', usedAt: '2026-05-01T10:01:00.000Z' };
    expect(phone).toEqual({ id: phone?.id, browser: 'safari', system: 'ios', ...times, current: false });
    expect(desk).toMatchObject({ browser: 'chrome', system: 'windows', current: true });
  });

  it('are listed without those of others and those that have ended', async () => {
    await signUp(service, 'Ida');
    await enter(WINDOWS, 'ida@festlig.example');
    await enter();
    service.clock.advance(12 * 60 * MINUTE);
    const here = await enter();
    expect(await list(here)).toHaveLength(1);
  });

  it('store neither the token nor the whole description of the browser', async () => {
    const token = await enter(WINDOWS);
    const text = JSON.stringify(await stored().findOne({}));
    expect(text).not.toContain(token);
    expect(text).not.toContain('Mozilla');
    const [session] = await list(token);
    expect(text).not.toContain(session?.id);
  });

  it('note their last use every ten minutes at most', async () => {
    const here = await enter();
    const usedAt = async () => (await list(here))[0]?.usedAt;
    service.clock.advance(10 * MINUTE - 1);
    await userOf(here);
    expect(await usedAt()).toBe('2026-05-01T10:00:00.000Z');
    service.clock.advance(1);
    await userOf(here);
    expect(await usedAt()).toBe('2026-05-01T10:10:00.000Z');
  });

  it('of an earlier version are listed without browser and times', async () => {
    const here = await enter();
    await stored().updateOne({}, { $unset: { startedAt: 1, usedAt: 1, browser: 1, system: 1 } });
    expect(await list(here)).toMatchObject([{ browser: 'other', system: 'other', startedAt: null, usedAt: null }]);
    expect(await userOf(here)).toMatchObject({ id: karen.id });
  });

  it('end one at a time, at once', async () => {
    const [here, there] = [await enter(), await enter(IPHONE)];
    const other = (await list(here)).find(({ current }) => !current);
    await service.call(endSession, { sessionId: other?.id ?? '' }, karen);
    await service.call(endSession, { sessionId: other?.id ?? '' }, karen);
    expect([(await userOf(here))?.id, await userOf(there)]).toEqual([karen.id, null]);
  });

  it('are not ended by another user', async () => {
    const ida = await signUp(service, 'Ida');
    const here = await enter();
    const [own] = await list(here);
    await service.call(endSession, { sessionId: own?.id ?? '' }, ida);
    await service.call(endOtherSessions, { sessionToken: 'a token of Ida' }, ida);
    expect((await userOf(here))?.id).toBe(karen.id);
  });

  it('all end but the present one', async () => {
    const [here, there, elsewhere] = [await enter(), await enter(), await enter()];
    await service.call(endOtherSessions, { sessionToken: here }, karen);
    expect([(await userOf(here))?.id, await userOf(there), await userOf(elsewhere)]).toEqual([karen.id, null, null]);
  });

  it('are neither listed nor ended without login', async () => {
    expect(await service.refusal(listSessions, {})).toEqual({ root: 'needs_login' });
    expect(await service.refusal(endSession, { sessionId: 'a'.repeat(24) })).toEqual({ root: 'needs_login' });
    expect(await service.refusal(endOtherSessions, {})).toEqual({ root: 'needs_login' });
    expect(await service.refusal(endSession, { sessionId: 'a token' }, karen)).toEqual({ sessionId: 'invalid' });
  });
});
