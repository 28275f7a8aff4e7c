import { knownContact } from '@festlig/testing/contacts';
import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { PhoneRow } from './PhoneRow';

const anne = knownContact({ id: 'b'.repeat(24), sid: 'AnneAnne', name: 'Anne', tags: ['Familie'] });

it('opens the guest once by a tap anywhere on the row but its box, which selects (rule: contact-rows-on-phone)', async () => {
  fakeServer({});
  const [onEdit, onChoose] = [jest.fn(), jest.fn()];
  await renderRoute(
    <ul>
      <PhoneRow contact={anne} chosen={false} onChoose={onChoose} onEdit={onEdit} />
    </ul>,
    '/Feststar/contacts',
    '/:idOrSlug/contacts',
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Anne' }));
  expect([onChoose.mock.calls.length, onEdit.mock.calls.length]).toEqual([1, 0]);
  const taps = [
    screen.getByText('Anne'),
    screen.getByText('Familie'),
    screen.getByRole('button', { name: 'Edit Anne' }),
  ];
  for (const [index, part] of taps.entries()) {
    await userEvent.click(part);
    expect(onEdit).toHaveBeenCalledTimes(index + 1);
  }
  expect(onEdit).toHaveBeenLastCalledWith(anne);
});
