import type { Party } from '@festlig/contracts/party';
import { describe, expect, it, jest } from '@jest/globals';
import type { ApiError } from './api-error';
import { type Clash, saveOrSettle, without } from './edit-clash';

type Change = { title?: string; body?: string };
const party = (version: number, title = 'Their title') => ({ version, title }) as Party;
const clash = (...fields: string[]): ApiError => ({
  status: 412,
  errors: Object.fromEntries(fields.map((field) => [field, { code: 'edited_meanwhile' }])),
});

function play(refusals: unknown[], settled: (Change | null)[]) {
  const written: [Change, string][] = [];
  const write = async (change: Change, ifMatch: string) => {
    written.push([change, ifMatch]);
    const refusal = refusals.shift();
    if (refusal !== undefined) throw refusal;
    return party(99);
  };
  let version = 1;
  const read = jest.fn(async () => party(++version));
  const settle = jest.fn(async (_: Clash<Change>) => settled.shift() ?? null);
  return { written, read, settle, write };
}
const change = { title: 'Mine', body: 'Mine too' };

describe('a save that names the version it is based on', () => {
  it('is written when nobody else saved the same fields', async () => {
    const played = play([], []);
    expect(await saveOrSettle({ base: party(1), change, ...played })).toEqual(party(99));
    expect(played.written).toEqual([[change, '"1"']]);
    expect(played.settle).not.toHaveBeenCalled();
  });

  it('is written again, based on the other host’s version, with the fields the host chose', async () => {
    const played = play([clash('title'), clash('body')], [change, { body: 'Mine too' }]);
    await saveOrSettle({ base: party(1), change, ...played });
    expect(played.written.map(([, ifMatch]) => ifMatch)).toEqual(['"1"', '"2"', '"3"']);
    expect(played.written.at(-1)?.[0]).toEqual({ body: 'Mine too' });
    const [first, second] = played.settle.mock.calls;
    expect(first?.[0]).toEqual({ fields: ['title'], change, base: party(1), theirs: party(2) });
    expect(second?.[0]).toMatchObject({ fields: ['body'], base: party(2), theirs: party(3) });
  });

  it('writes nothing more when only the other host’s version is kept', async () => {
    const played = play([clash('title', 'body')], [{}]);
    expect(await saveOrSettle({ base: party(1), change, ...played })).toEqual(party(2));
    expect(played.written).toHaveLength(1);
  });

  it('fails with the clash when the host goes on editing, and at once for any other error', async () => {
    const refusal = clash('title');
    await expect(saveOrSettle({ base: party(1), change, ...play([refusal], [null]) })).rejects.toBe(refusal);
    const other: ApiError = { status: 422, errors: { title: { code: 'required' } } };
    const played = play([other], []);
    await expect(saveOrSettle({ base: party(1), change, ...played })).rejects.toBe(other);
    expect(played.read).not.toHaveBeenCalled();
  });

  it('can leave fields out', () => expect(without(change, ['title'])).toEqual({ body: 'Mine too' }));
});
