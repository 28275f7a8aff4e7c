import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { PhotonPlaces } from './photon-places';

const feature = (properties: object, coordinates = [12.6, 55.7]) => ({ geometry: { coordinates }, properties });
const warn = jest.fn();
let server: Server | undefined;
async function answering(listener: RequestListener): Promise<PhotonPlaces> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening));
  return new PhotonPlaces(`http://127.0.0.1:${(started.address() as AddressInfo).port}`, { warn });
}
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  warn.mockReset();
});

describe('PhotonPlaces', () => {
  it('returns addresses with coordinates', async () => {
    let asked = '';
    const places = await answering((request, response) => {
      asked = request.url ?? '';
      const street = { street: 'Havnen', housenumber: '1', postcode: '2100', city: 'København', country: 'Danmark' };
      response.end(
        JSON.stringify({
          features: [
            feature({ name: 'Orangeriet', ...street }),
            feature({ name: 'Aarhus', city: 'Aarhus', country: 'Danmark' }),
          ],
        }),
      );
    });
    expect(await places.search('Havnen & 1')).toEqual([
      { address: 'Orangeriet, Havnen 1, 2100 København, Danmark', latitude: 55.7, longitude: 12.6 },
      { address: 'Aarhus, Danmark', latitude: 55.7, longitude: 12.6 },
    ]);
    expect(new URL(asked, 'http://x').searchParams.get('q')).toBe('Havnen & 1');
  });

  it.each<[string, RequestListener]>([
    ['fails', (_, response) => response.writeHead(500).end()],
    ['answers nonsense', (_, response) => response.end('<html>')],
    ['answers another shape', (_, response) => response.end('{"features":[{}]}')],
    ['sends us elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['breaks off', (request) => request.socket.destroy()],
  ])('returns no places when the service %s, and logs nothing of the search text', async (_name, listener) => {
    const places = await answering(listener);
    expect(await places.search('Hemmelig Vej 7')).toEqual([]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('Hemmelig');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  const havnen = { street: 'Havnen', housenumber: '1', postcode: '2100', city: 'København Ø', country: 'Danmark' };
  const found = [feature({ name: 'Havnen 1, København', city: 'Køge' }), feature(havnen, [12.5, 55.5])];
  const locating = (features: object[]) => answering((_, response) => response.end(JSON.stringify({ features })));

  it.each(['Havnen 1, København', 'havnen 1 2100 københavn ø', 'Havnen 1, 1. tv., 2100', 'Havnen 1\u2028København'])(
    'locates an address that surely names a place: %s (rule: place-geocoded)',
    async (address) => {
      const places = await locating(found);
      expect(await places.locate(address)).toEqual({ latitude: 55.5, longitude: 12.5 });
    },
  );

  it.each(['Havnen 1', 'Havnen 3, København', 'København', 'Hjemme hos os', 'Havnen 1, 8000 København', ''])(
    'locates nothing when the words may mean another place: %s',
    async (address) => expect(await (await locating(found)).locate(address)).toBeNull(),
  );

  it('locates a place by its name with its town, and not by the name of a town alone', async () => {
    const features = [
      feature({ name: 'Roskilde', city: 'Roskilde' }),
      feature({ name: 'Orangeriet', city: 'Roskilde' }),
    ];
    const places = await locating(features);
    expect(await places.locate('Orangeriet, Roskilde')).toEqual({ latitude: 55.7, longitude: 12.6 });
    expect(await places.locate('Orangeriet')).toBeNull();
    expect(await places.locate('Et sted i Roskilde')).toBeNull();
  });

  it('locates nothing when the service fails, and logs nothing of the address', async () => {
    const places = await answering((_, response) => response.writeHead(500).end());
    expect(await places.locate('Hemmelig Vej 7, København')).toBeNull();
    expect(JSON.stringify(warn.mock.calls)).not.toContain('Hemmelig');
  });
});
