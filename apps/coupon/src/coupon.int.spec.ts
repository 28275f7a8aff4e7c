import { startTestMongo } from '@festlig/testing/mongo/test-mongo';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { coupon } from './coupon';

const now = new Date('2026-05-01T10:00:00Z');

describe('the operator’s command for coupons', () => {
  let mongo: Awaited<ReturnType<typeof startTestMongo>>;
  let connection: Connection;
  const run = (words: string) => coupon(mongo.uri, words.split(' '), now);
  const stored = (code: string) =>
    connection.useDb('festlig-billing').collection<{ _id: string }>('coupons').findOne({ _id: code });

  beforeAll(async () => {
    mongo = await startTestMongo();
    connection = await createConnection(mongo.uri).asPromise();
    const parties = connection.useDb('festlig-party').collection<{ _id: string }>('parties');
    await parties.insertOne({ _id: 'a'.repeat(24), sid: 'Abcdefgh', deletedAt: null } as never);
  });
  afterAll(async () => {
    await connection.close();
    await mongo.stop();
  });

  it('makes a coupon, lists it and stops it, and writes down who did so', async () => {
    expect(await run('list')).toBe('there are no coupons');
    const line = 'FEST-26: 50 tokens · redeemed 0 of 20, 2 by one user · before 2027-01-01';
    const made = 'make fest-26 tokens 50 --times 20 --per-user 2 --until 2026-12-31 --by ida';
    expect(await run(made)).toBe(`${line} · made by ida at 2026-05-01T10:00:00.000Z`);
    expect(await run('list')).toContain(line);
    expect(await run('stop FEST-26 --by bo')).toBe(`${line} · stopped · stopped by bo at 2026-05-01T10:00:00.000Z`);
    await run('stop FEST-26 --by ulla');
    expect(await stored('FEST-26')).toMatchObject({
      isStopped: true,
      audit: [
        { by: 'ida', what: 'made', at: now },
        { by: 'bo', what: 'stopped', at: now },
      ],
    });
  });

  it('makes a coupon for one party, named by its id or its short id', async () => {
    expect(await run('make FOR-ONE plan premium --party Abcdefgh --by ida')).toContain(
      `for the party ${'a'.repeat(24)} alone`,
    );
    await expect(run('make FOR-NONE photos --party Nowhere1 --by ida')).rejects.toThrow('there is no party');
    expect(await stored('FOR-NONE')).toBeNull();
  });

  it('refuses a code that exists, and to stop one that does not', async () => {
    await run('make TWICE photos --by ida');
    await expect(run('make TWICE tokens 5 --by ida')).rejects.toThrow('there is a coupon TWICE already');
    expect(await stored('TWICE')).toMatchObject({ gives: { kind: 'unlimited_photos' } });
    await expect(run('stop UNKNOWN --by ida')).rejects.toThrow('there is no coupon UNKNOWN');
  });
});
