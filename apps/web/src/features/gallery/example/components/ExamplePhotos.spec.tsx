import { aParty } from '@festlig/testing/party';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import EmptyForHosts from '../../components/EmptyForHosts';
import { ExamplePhotos } from './ExamplePhotos';

const ID = 'a'.repeat(24);

describe('the example of a gallery (rule: photo-plan-told)', () => {
  it('says that it is one, and what is on each picture', async () => {
    await renderRoute(<ExamplePhotos />);
    const example = (await screen.findByText('Example of a gallery')).closest('figure');
    const pictures = [...example!.querySelectorAll('img')];
    expect(pictures.map(({ alt }) => alt)).toEqual([
      'String lights in the garden',
      'Candles on the cake',
      'Peonies',
      'Paper lanterns',
      'Balloons',
    ]);
    expect(pictures.every(({ src }) => new URL(src).host === location.host)).toBe(true);
  });

  it.each([
    ['shown where the plan has no photos', [], 1],
    ['not shown where it has them', ['photos' as const], 0],
  ])('is %s', async (_, features, times) => {
    const price = { dkk: { amount: 14_900, original: null }, eur: { amount: 1_990, original: null } };
    const prices = { free: price, premium: price, pro: price };
    const balance = { tokens: 0, reserved: 0, tokenPrice: { dkk: 400, eur: 50 }, prices };
    fakeServer({ [`GET /api/party/${ID}/billing`]: () => balance });
    const party = aParty({ id: ID, features, photosEnabled: false });
    await renderRoute(<EmptyForHosts party={party} isFiltered={false} />);
    expect(await screen.findByText('Everyone’s photos, in one place')).toBeTruthy();
    expect(screen.queryAllByText('Example of a gallery')).toHaveLength(times);
  });
});
