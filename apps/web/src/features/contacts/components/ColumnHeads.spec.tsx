import { knownContact } from '@festlig/testing/contacts';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { ContactList } from './ContactList';

const partyId = 'a'.repeat(24);
const states = { new: 1, invited: 0, opened: 0, silent: 0, yes: 0, no: 0, unreachable: 0 };

const show = async () => {
  const anne = knownContact({ id: 'b'.repeat(24), sid: 'AnneAnne', name: 'Anne' });
  fakeServer({
    [`GET /api/party/${partyId}/contacts`]: () => ({ items: [anne], page: 1, pageSize: 50, total: 1, atLeast: false }),
    [`GET /api/party/${partyId}/guest-counts`]: () => ({ total: 1, states, tags: [], moreTags: false }),
  });
  const nothing = () => undefined;
  await renderRoute(
    <ContactList
      partyId={partyId}
      empty={null}
      onEmpty={nothing}
      onEdit={nothing}
      onDelete={nothing}
      onDeleted={nothing}
    />,
    '/Feststar/contacts',
    '/:idOrSlug/contacts',
  );
  await screen.findByText('Anne');
};
const heads = () =>
  ['Name', 'E-mail and phone', 'Invitation', 'Reply and tags'].map((name) => screen.queryByText(name));

it('names the columns of a desk for those who see them, beside the box of the page, and leaves the list a list (rule: contact-columns-named)', async () => {
  await show();
  expect(heads().map((head) => head?.getAttribute('aria-hidden'))).toEqual(Array(4).fill('true'));
  expect(screen.getByRole('checkbox', { name: 'Select this page' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Guests' }).children).toHaveLength(1);
});

it('names none on a phone, where there are no columns', () =>
  onAPhone(async () => {
    await show();
    expect(heads()).toEqual(Array(4).fill(null));
    expect(screen.getByRole('checkbox', { name: 'Select this page' })).toBeTruthy();
  }));
