import { describe, expect, it, jest } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { template } from '../../../../components/testing/opened-invitations';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import type { Offers } from '../use-offers';
import { SavedOffers } from './SavedOffers';

const was = { date: '2027-06-12T13:00:00Z', zone: 'Europe/Copenhagen', place: 'Gaden 1' };
const stale = { title: 'Sofie 40', templates: [template('b'.repeat(24), { name: 'Come to Sofie 40' })] };

async function show(offers: Offers, onRenew = () => Promise.resolve()) {
  fakeServer({
    'GET /api/party/Feststar': () => aParty({ id: 'a'.repeat(24), isOwner: true }),
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
  });
  const onClose = jest.fn();
  await renderRoute(
    <SavedOffers offers={offers} was={was} onRenew={onRenew} onClose={onClose} />,
    '/Feststar',
    '/:idOrSlug',
  );
  await screen.findByRole('dialog');
  return onClose;
}

describe('what is offered after a change of the party (rule: telling-offered)', () => {
  it.each(['changed', 'newTime', 'newPlace'] as const)(
    'is a message to the guests who are invited: %s',
    async (tells) => {
      await show({ tells, declined: 0, expected: true, stale: null });
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
      expect(links.some((href) => href.endsWith(`/invitations?new=${tells}&audience=photos`))).toBe(true);
      expect(screen.getAllByRole('button')).toHaveLength(1);
    },
  );

  it.each([
    ['as well', true, ['rsvpNo', 'photos']],
    ['alone, when nobody else is invited', false, ['rsvpNo']],
  ])('is a message to those who have declined %s', async (_, expected, audiences) => {
    await show({ tells: 'newPlace', declined: 2, expected, stale: null });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.map((href) => /audience=(.*)/.exec(href)?.[1])).toEqual(audiences);
  });

  it('is to renew the subjects alone, which closes the dialog once it is done', async () => {
    const renew = jest.fn(() => Promise.resolve());
    const onClose = await show({ tells: null, declined: 0, expected: false, stale }, renew);
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getAllByRole('button')[0]!);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('renews the subjects once, however often the button is pressed meanwhile (rule: button-comes-back-everywhere)', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const renew = jest.fn(() => promise);
    const onClose = await show({ tells: null, declined: 0, expected: false, stale }, renew);
    fireEvent.click(screen.getAllByRole('button')[0]!);
    fireEvent.click(screen.getAllByRole('button')[0]!);
    expect(renew).toHaveBeenCalledTimes(1);
    resolve();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('stays when the subjects could not be renewed, and says so', async () => {
    const onClose = await show({ tells: null, declined: 0, expected: false, stale }, () =>
      Promise.reject(new Error('away')),
    );
    fireEvent.click(screen.getAllByRole('button')[0]!);
    await screen.findByRole('alert');
    expect(onClose).not.toHaveBeenCalled();
  });
});
