import { startTestMongo } from '@festlig/testing/mongo/test-mongo';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { setQuota } from './set-quota';

describe('the operator’s command for the daily mail quota of one account', () => {
  let mongo: Awaited<ReturnType<typeof startTestMongo>>;
  let connection: Connection;
  const users = () => connection.useDb('festlig-identity').collection<{ _id: string; dailyMails?: number }>('users');
  const dailyMails = async (id: string) => (await users().findOne({ _id: id }))?.dailyMails;

  beforeAll(async () => {
    mongo = await startTestMongo();
    connection = await createConnection(mongo.uri).asPromise();
    await users().insertMany(['karen', 'bo'].map((name) => ({ _id: name, email: `${name}@festlig.example` })));
  });
  afterAll(async () => {
    await connection.close();
    await mongo.stop();
  });

  it('sets the quota of that account alone, and removes it again', async () => {
    expect(await setQuota(mongo.uri, ' Karen@Festlig.example', '200000')).toBe('200000 mails a day');
    expect([await dailyMails('karen'), await dailyMails('bo')]).toEqual([200_000, undefined]);
    expect(await setQuota(mongo.uri, 'karen@festlig.example', 'usual')).toBe('the usual number of mails a day');
    expect(await dailyMails('karen')).toBeUndefined();
  });

  it.each([
    ['karen@festlig.example', '-1', 'is not a number of mails'],
    ['karen@festlig.example', 'many', 'is not a number of mails'],
    ['karen', '10', 'is not an e-mail address'],
    ['nobody@festlig.example', '10', 'there is no account'],
  ])('refuses the arguments %s %s', async (email, mails, why) => {
    await expect(setQuota(mongo.uri, email, mails)).rejects.toThrow(why);
    expect(await dailyMails('karen')).toBeUndefined();
  });
});
