import type { Party } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import InLanguage from '../../../components/InLanguage';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { addTestLanguage } from '../../../i18n/testing';
import GuestReply from './GuestReply';

/** Shows the guest's part of a Danish invitation within an English tool. */
async function show(of: Partial<Party>) {
  fakeServer({});
  const party = aParty({ id: '1'.repeat(24), date: '2999-06-12T16:00:00Z', language: 'da', ...of });
  const Invitation = lazy(async () => {
    await addTestLanguage('da');
    return {
      default: () => (
        <InLanguage language="da">
          <GuestReply party={party} />
        </InLanguage>
      ),
    };
  });
  await renderRoute(
    <Suspense>
      <Invitation />
    </Suspense>,
    '/emma',
    '/:idOrSlug',
  );
}

it.each([
  [{ isOwner: true }, 'Kommer du?', /^This is how your guests see the reply form\./],
  [{ isCohost: true, rsvpEnabled: false }, 'Du behøver ikke svare', /^This is what your guests see\./],
])('speaks the language of the host’s tool beside the invitation in its own: %j', async (of, shown, note) => {
  await show(of);
  expect(await screen.findByRole('heading', { name: shown })).toBeTruthy();
  expect((await screen.findByText(note)).closest('[lang]')?.getAttribute('lang')).toBe('en');
});

it.each([
  ['a guest', {}],
  [
    'a host on a day that has passed, where there is nothing to change',
    { isOwner: true, date: '2020-06-12T16:00:00Z' },
  ],
])('says nothing to %s', async (_who, of) => {
  await show(of);
  await screen.findByRole('heading');
  expect(screen.queryByText(/your guests see/)).toBeNull();
});
