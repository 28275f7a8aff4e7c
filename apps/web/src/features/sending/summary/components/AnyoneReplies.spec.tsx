import type { Party } from '@festlig/contracts/party';
import { aSend } from '@festlig/testing/messaging/a-send';
import { aParty } from '@festlig/testing/party';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { usePartyOfPage } from '../../../../api/party';
import { useListSendsQuery } from '../../../../api/sends';
import { AnyoneReplies } from './AnyoneReplies';

const id = 'a'.repeat(24);
/** Says when the line has all that it is decided by. */
function Known() {
  const [party, sends] = [usePartyOfPage().data, useListSendsQuery({ partyId: id }).data];
  return party && sends && <p>Known</p>;
}
const show = async (more: Partial<Party> = {}, items: unknown[] = []) => {
  fakeServer({
    'GET /api/party/fest': () => aParty({ id, rsvpEnabled: true, rsvpRestricted: false, cancelled: false, ...more }),
    [`GET /api/party/${id}/sends`]: () => ({ items, page: 1, pageSize: 50, total: items.length }),
  });
  const both = (
    <>
      <AnyoneReplies partyId={id} />
      <Known />
    </>
  );
  await renderRoute(both, '/fest/invitations', '/:idOrSlug/invitations');
  await screen.findByText('Known');
};

it('says before the first invitation that anyone with the link can reply, with the way to change it (rule: send-asks)', async () => {
  await show({}, [aSend({ type: 'message', status: 'finished', ended: true })]);
  const link = await screen.findByRole('link', { name: 'Guest list only? Change it in Settings' });
  expect(link.getAttribute('href')).toBe('/fest/settings#replies');
  expect(link.parentElement?.textContent).toBe(
    'Someone who gets the link from a guest can reply too. Guest list only? Change it in Settings',
  );
});

it.each<[string, Partial<Party>, unknown[]]>([
  ['where only guests on the list can reply', { rsvpRestricted: true }, []],
  ['where nobody is asked for a reply', { rsvpEnabled: false }, []],
  ['once an invitation went out', {}, [aSend({ status: 'finished', ended: true })]],
])('says nothing %s', async (_, more, sends) => {
  await show(more, sends);
  expect(screen.queryByText(/Anyone with the link/)).toBeNull();
});
