import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { identity } from '@festlig/contracts/identity';
import { party } from '@festlig/contracts/party';
import { aUser, FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { aParty } from '@festlig/testing/party';
import { startTestGateway, TestBrowser, type TestGateway } from '../testing/test-gateway';

const owner = aUser();
const id = '64c000000000000000000001';

describe('the body of a request', () => {
  let gateway: TestGateway;
  let browser: TestBrowser;
  let seen: unknown[];
  beforeAll(async () => {
    gateway = await startTestGateway({
      environment: { RATE_LIMIT: 'off' },
      directory: new FakeAccessDirectory([{ id, roles: { [owner.id]: 'owner' } }]),
      handlers: [
        on(identity.calls.resolveSession, () => ({ user: owner })),
        on(party.calls.updateParty, (input) => {
          seen.push(input);
          return aParty({ id });
        }),
      ],
    });
    browser = new TestBrowser(gateway.url);
    browser.cookie = 'festlig_session=karens';
    await browser.open();
  }, 60_000);
  afterAll(() => gateway.stop());
  beforeEach(() => void (seen = []));

  const save = async (body?: unknown, type = 'application/json') => {
    const response = await browser.send('PATCH', `/api/party/${id}`, body, { 'content-type': type });
    const { errors = {} } = (await response.json()) as { errors?: object };
    return { status: response.status, errors };
  };
  const invalid = { status: 422, errors: { root: { code: 'invalid', params: {} } } };

  it.each(['null', '[]', '[{"title":"Ny"}]', 'true', '7', '"title"'])(
    'is refused when it is %s, also by a call that needs no field',
    async (body) => {
      expect(await save(body)).toEqual(invalid);
      expect(seen).toEqual([]);
    },
  );

  it('is refused when it is plain text', async () => {
    expect(await save('title', 'text/plain')).toEqual(invalid);
    expect(seen).toEqual([]);
  });

  it('is accepted when it is an object, with or without fields, and may be omitted', async () => {
    expect(await save({ title: 'Ny' })).toMatchObject({ status: 200 });
    expect(await save({})).toMatchObject({ status: 200 });
    expect(await save('')).toMatchObject({ status: 200 });
    expect(await save('', 'text/plain')).toMatchObject({ status: 200 });
    expect(seen).toEqual([{ partyId: id, title: 'Ny' }, { partyId: id }, { partyId: id }, { partyId: id }]);
  });
});
