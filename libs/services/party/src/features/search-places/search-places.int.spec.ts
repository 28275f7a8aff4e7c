import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { party } from '@festlig/contracts/party';
import { TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PartyModule } from '../../party.module';

const { searchPlaces } = party.calls;

describe('searching for a place', () => {
  const properties = { street: 'Havnen', housenumber: '1', city: 'København' };
  const photon = createServer((_request, response) => {
    response.end(JSON.stringify({ features: [{ geometry: { coordinates: [12.6, 55.7] }, properties }] }));
  });
  let service: TestService;
  beforeAll(async () => {
    await new Promise<void>((listening) => photon.listen(0, '127.0.0.1', listening));
    const PLACES_URL = `http://127.0.0.1:${(photon.address() as AddressInfo).port}`;
    service = await TestService.start({
      service: 'party',
      module: PartyModule,
      now: '2026-05-01T10:00:00Z',
      environment: { PLACES_URL },
    });
  });
  afterAll(async () => {
    await service.stop();
    photon.close();
  });

  it('is allowed for visitors too, because they build a page before they have an account', async () => {
    const { places } = await service.call(searchPlaces, { text: 'havnen' });
    expect(places).toEqual([{ address: 'Havnen 1, København', latitude: 55.7, longitude: 12.6 }]);
  });

  it('refuses a text of two letters and a text of more than 200 characters', async () => {
    expect(await service.refusal(searchPlaces, { text: ' ha ' })).toEqual({ text: 'invalid' });
    expect(await service.refusal(searchPlaces, { text: 'x'.repeat(201) })).toEqual({ text: 'too_long' });
  });
});
