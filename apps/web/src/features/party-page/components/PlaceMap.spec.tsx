import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { PlaceMap } from './PlaceMap';

const point = { latitude: 55.6814, longitude: 12.5757 };
const script = () => document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]');
const streets = () => document.querySelector('img[src*="tile.openstreetmap"]');

/** Replaces Google's script: records the maps that are made, and their centres. */
function googleComes() {
  const made: { element: HTMLElement; center: unknown }[] = [];
  const markers: unknown[] = [];
  class Map {
    private readonly map: { element: HTMLElement; center: unknown };
    constructor(element: HTMLElement) {
      this.map = { element, center: undefined };
      made.push(this.map);
    }
    setCenter(center: unknown) {
      this.map.center = center;
    }
    setZoom() {}
    setOptions() {}
  }
  class Marker {
    constructor({ position }: { position: unknown }) {
      markers.push(position);
    }
    setMap() {}
    setPosition() {}
    setAnimation() {}
  }
  const event = { addListener: () => ({}), removeListener: () => undefined };
  Object.assign(window, { google: { maps: { Map, Marker, event } } });
  (window as unknown as { initMap: () => void }).initMap();
  return { made, markers };
}

async function show(providerKeys: Record<string, string>) {
  fakeServer({ 'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys }) });
  await renderRoute(<PlaceMap point={point} />);
  return screen.findByRole('region', { hidden: true });
}

afterEach(() => {
  script()?.remove();
  Reflect.deleteProperty(window, 'google');
  jest.restoreAllMocks();
});

describe('the map of a place', () => {
  it('is OpenStreetMap’s without a Google key, seen from its first picture, and Google’s script is not loaded', async () => {
    await show({});
    await waitFor(() => expect(streets()).toBeTruthy());
    expect(screen.queryByRole('region')).toBeNull();
    fireEvent.load(streets()!);
    expect(screen.getByRole('region', { name: 'Map' }).contains(streets())).toBe(true);
    expect(script()).toBeNull();
  });

  it('is left out when its streets cannot be loaded, and when only some of them can', async () => {
    await show({});
    await waitFor(() => expect(streets()).toBeTruthy());
    fireEvent.load(streets()!);
    fireEvent.error(streets()!);
    expect(screen.queryByRole('region', { hidden: true })).toBeNull();
  });

  it('is Google’s with a key, with a marker at the place', async () => {
    const region = await show({ googleMaps: 'a-browser-key' });
    await waitFor(() => expect(script()).toBeTruthy());
    const asked = new URL(script()!.src).searchParams;
    expect([asked.get('key'), asked.get('auth_referrer_policy')]).toEqual(['a-browser-key', 'origin']);
    let google: ReturnType<typeof googleComes> | undefined;
    await act(async () => void (google = googleComes()));
    await waitFor(() => expect(google?.markers).toHaveLength(1));
    const middle = { lat: point.latitude, lng: point.longitude };
    expect(google?.markers).toEqual([middle]);
    expect(google?.made[0]?.center).toEqual(middle);
    expect(region.contains(google!.made[0]!.element)).toBe(true);
    expect(streets()).toBeNull();
  });

  it('is OpenStreetMap’s when Google’s script cannot be loaded', async () => {
    for (const method of ['warn', 'error'] as const) jest.spyOn(console, method).mockImplementation(() => undefined);
    await show({ googleMaps: 'a-browser-key' });
    await waitFor(() => expect(script()).toBeTruthy());
    await act(async () => void fireEvent.error(script()!));
    await waitFor(() => expect(streets()).toBeTruthy());
  });

  it('is OpenStreetMap’s when Google refuses the key', async () => {
    await show({ googleMaps: 'an-old-key' });
    await waitFor(() => expect(script()).toBeTruthy());
    await act(async () => {
      googleComes();
      window.gm_authFailure?.();
    });
    await waitFor(() => expect(streets()).toBeTruthy());
  });

  it('is OpenStreetMap’s when Google’s map fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show({ googleMaps: 'a-browser-key' });
    await waitFor(() => expect(script()).toBeTruthy());
    Object.assign(window, { google: { maps: {} } });
    await act(async () => (window as unknown as { initMap: () => void }).initMap());
    await waitFor(() => expect(streets()).toBeTruthy());
  });
});
