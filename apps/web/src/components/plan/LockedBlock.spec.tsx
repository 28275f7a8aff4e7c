import { aParty } from '@festlig/testing/party';
import { afterEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { failure, fakeServer, renderRoute } from '../testing/render-route';
import { LockedBlock } from './LockedBlock';

const scrolled = jest.fn();
Object.assign(Element.prototype, { scrollIntoView: scrolled });
afterEach(() => void scrolled.mockClear());

const show = async (address = '/') => {
  fakeServer({ [`GET /api/party/${'a'.repeat(24)}/billing`]: () => failure(503, { root: { code: 'unavailable' } }) });
  const party = aParty({ id: 'a'.repeat(24), slug: 'sofie-40' });
  await renderRoute(<LockedBlock feature="photos" party={party} title="Photos" state="Off" anchor="photos" />, address);
};

it('is a line that opens the sheet that explains the plan (rule: premium-features)', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Photos' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /part of Premium\. See/ }));
  expect(await screen.findByRole('dialog', { name: 'Collect your guests’ photos with Premium' })).toBeTruthy();
});

it('scrolls to itself when the address names it', async () => {
  await show('/#photos');
  expect(scrolled.mock.contexts).toEqual([document.getElementById('photos')]);
});

it('does not scroll for another address', async () => {
  await show('/#cohosts');
  expect(scrolled).not.toHaveBeenCalled();
});
