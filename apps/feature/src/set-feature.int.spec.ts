import { startTestMongo } from '@festlig/testing/mongo/test-mongo';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { setFeature } from './set-feature';

interface Party {
  _id: string;
  sid: string;
  addresses?: string[];
  title: string;
  plan: string;
  version: number;
  deletedAt: Date | null;
  enabledFeatures?: string[];
}

const now = new Date('2026-05-01T10:00:00Z');

describe('the operator’s command for the features of one party', () => {
  let mongo: Awaited<ReturnType<typeof startTestMongo>>;
  let connection: Connection;
  const parties = () => connection.useDb('festlig-party').collection<Party>('parties');
  const lines = async (partyId: string) =>
    (await connection.useDb('festlig-party').collection('history').find({ partyId }).toArray()).map(
      ({ name, act, fields, at }) => [name, act, fields, at],
    );
  const stored = async (id: string) => {
    const party = await parties().findOne({ _id: id });
    return [party?.enabledFeatures ?? [], party?.version];
  };
  const set = (...[party, ...words]: [string, ...string[]]) => setFeature(mongo.uri, party, words, now);

  beforeAll(async () => {
    mongo = await startTestMongo();
    connection = await createConnection(mongo.uri).asPromise();
  });
  beforeEach(async () => {
    await parties().deleteMany({});
    await connection.useDb('festlig-party').collection('history').deleteMany({});
    const usual = { title: 'Sofie 40', plan: 'free', version: 3, deletedAt: null };
    await parties().insertMany([
      { ...usual, _id: 'a'.repeat(24), sid: 'Feststar', addresses: ['sofie-40', 'sofie'] },
      { ...usual, _id: 'b'.repeat(24), sid: 'Andenfes', addresses: ['feststar'] },
      { ...usual, _id: 'c'.repeat(24), sid: 'Slettede', deletedAt: new Date() },
    ]);
  });
  afterAll(async () => {
    await connection.close();
    await mongo.stop();
  });

  it.each(['a'.repeat(24), 'Feststar', 'Sofie-40', 'sofie'])(
    'enables a feature for the party %s alone, and takes it back, with a new version each time, says what it did, and tells its owner in the history (rule: history-of-acts)',
    async (party) => {
      const done = `2026-05-01T10:00:00.000Z party ${'a'.repeat(24)}`;
      const stands = 'Sofie 40\nby its plan, free: none\nenabled: import';
      expect(await set(party, 'import', 'on')).toBe(`${done}: import on\n${stands}`);
      expect(await stored('a'.repeat(24))).toEqual([['import'], 4]);
      expect(await stored('b'.repeat(24))).toEqual([[], 3]);
      const off = await set(party, 'import', 'off');
      expect(off).toContain(`${done}: import off\n`);
      expect(off).toContain('enabled: none');
      expect(await stored('a'.repeat(24))).toEqual([[], 5]);
      expect(await lines('a'.repeat(24))).toEqual([
        ['Festlig', 'operator.openFeature', ['import'], now],
        ['Festlig', 'operator.closeFeature', ['import'], now],
      ]);
      expect(await lines('b'.repeat(24))).toEqual([]);
    },
  );

  it('changes nothing when the feature is as wanted already, or when the features are listed', async () => {
    await set('Feststar', 'cohosts', 'off');
    await set('Feststar', 'photos', 'on');
    expect(await set('Feststar', 'photos', 'on')).toMatch(/^nothing changed: photos on is how party a+ was\n/);
    expect(await set('Feststar', 'list')).toBe('Sofie 40\nby its plan, free: none\nenabled: photos');
    expect(await stored('a'.repeat(24))).toEqual([['photos'], 4]);
    expect(await lines('a'.repeat(24))).toHaveLength(1);
  });

  it.each([
    ['Feststar', 'gold', 'on', 'gold is not a feature'],
    ['Feststar', 'import', 'maybe', 'usage'],
    ['Ukendte1', 'import', 'on', 'there is no party'],
    ['Slettede', 'import', 'on', 'there is no party'],
  ])('refuses the arguments %s %s %s', async (party, feature, state, why) => {
    await expect(set(party, feature, state)).rejects.toThrow(why);
    expect(await stored('a'.repeat(24))).toEqual([[], 3]);
    expect(await stored('c'.repeat(24))).toEqual([[], 3]);
  });
});
