import type { Feature } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { afterEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { failure, fakeServer, renderRoute } from '../testing/render-route';
import { FeatureBlock } from './FeatureBlock';

const scrolled = jest.fn();
Object.assign(Element.prototype, { scrollIntoView: scrolled });
afterEach(() => void scrolled.mockClear());

const show = async (features: Feature[], { inUse = false, address = '/' } = {}) => {
  fakeServer({ [`GET /api/party/${'a'.repeat(24)}/billing`]: () => failure(503, { root: { code: 'unavailable' } }) });
  const party = aParty({ id: 'a'.repeat(24), slug: 'sofie-40', features });
  await renderRoute(
    <FeatureBlock feature="photos" party={party} inUse={inUse} title="Photos" lead="From guests" anchor="photos">
      <button>Do it</button>
    </FeatureBlock>,
    address,
  );
};
const locked = () => screen.queryByRole('button', { name: /part of Premium\. See/ });

it('is a line with the plan’s badge without the plan, and opens the sheet that explains it (rule: premium-features)', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'Photos' })).toBeTruthy();
  expect([screen.queryByText('From guests'), screen.queryByText('Do it')]).toEqual([null, null]);
  expect(screen.getByText('Premium')).toBeTruthy();
  fireEvent.click(locked()!);
  expect(await screen.findByRole('dialog', { name: 'Collect your guests’ photos with Premium' })).toBeTruthy();
});

it.each([
  ['with the plan', ['photos'], false],
  ['in use after the plan has ended', [], true],
] as const)('has its content %s', async (_, features, inUse) => {
  await show([...features], { inUse });
  expect(screen.getByRole('button', { name: 'Do it' })).toBeTruthy();
  expect([locked(), screen.queryByText('Premium')]).toEqual([null, null]);
});

it.each([[['photos']], [[]]] as [Feature[]][])('scrolls to itself when the address names it: %j', async (features) => {
  await show(features, { address: '/#photos' });
  expect(scrolled.mock.contexts).toEqual([document.getElementById('photos')]);
});

it('does not scroll for another address', async () => {
  await show(['photos'], { address: '/#cohosts' });
  expect(scrolled).not.toHaveBeenCalled();
});
