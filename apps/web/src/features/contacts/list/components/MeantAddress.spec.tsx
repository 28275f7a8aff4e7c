import { knownContact } from '@festlig/testing/contacts';
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { ContactRow } from '../../components/ContactRow';
import { PhoneRow } from '../../components/PhoneRow';

const show = async (Row: typeof ContactRow, email: string | null) => {
  fakeServer({});
  const carla = knownContact({ id: 'b'.repeat(24), sid: 'CarlaCar', name: 'Carla', email, phone: '+4520304050' });
  const [onEdit, onChoose] = [jest.fn(), jest.fn()];
  await renderRoute(
    <ul>
      <Row contact={carla} chosen={false} onChoose={onChoose} onEdit={onEdit} onDelete={() => undefined} />
    </ul>,
    '/Feststar/contacts',
    '/:idOrSlug/contacts',
  );
  await screen.findByText('Carla');
  return { carla, onEdit, onChoose };
};

describe.each([
  ['on a desk', ContactRow],
  ['on a phone', PhoneRow],
])('a guest on the list %s (rule: misspelt-domain)', (_where, Row) => {
  it('whose address has a misspelt domain is asked about, and opened once by a press on the question', async () => {
    const { carla, onEdit, onChoose } = await show(Row, 'carla30@gmial.com');
    const question = screen.getByRole('button', { name: 'Did you mean gmail.com? Edit Carla' });
    expect(question.textContent).toBe('Did you mean gmail.com?');
    await userEvent.click(question);
    expect(onEdit.mock.calls).toEqual([[carla]]);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it.each(['carla30@gmail.com', 'carla@carlas-have.dk', null])(
    'with the address %s is not asked about',
    async (email) => {
      await show(Row, email);
      expect(screen.queryByText(/^Did you mean/)).toBeNull();
    },
  );
});
