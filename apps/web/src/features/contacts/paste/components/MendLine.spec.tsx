import { knownContact } from '@festlig/testing/contacts';
import { aParty } from '@festlig/testing/party';
import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { ContactFormDialog } from '../../components/ContactFormDialog';

const ID = 'a'.repeat(24);
const ADD = `POST /api/party/${ID}/contacts`;

/** The review of a pasted text; `added` are the addresses of the guests that were sent. */
async function review(text: string) {
  const onClose = jest.fn();
  let made = 0;
  const received = fakeServer({
    'GET /api/party/Feststar': () => aParty({ id: ID }),
    [`POST /api/party/${ID}/same-guests`]: () => ({ guests: [] }),
    [ADD]: ({ body }) => knownContact({ ...(body as object), id: String(++made).padStart(24, '0'), sid: 'AnneAnne' }),
  });
  await renderRoute(
    <ContactFormDialog partyId={ID} contact={undefined} onClose={onClose} />,
    '/Feststar/contacts',
    '/:idOrSlug/contacts',
  );
  fireEvent.paste(screen.getByLabelText('Name'), { clipboardData: { getData: () => text } });
  const added = () =>
    received
      .filter(({ method, path }) => `${method} ${path}` === ADD)
      .map(({ body }) => (body as { email: string | null }).email);
  return { onClose, added };
}
const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};
const numbers = () => screen.getAllByRole<HTMLLIElement>('listitem').map(({ value }) => value);
const field = () => screen.getByLabelText<HTMLInputElement>('The text of the line');

it('a line that cannot be added is corrected where it stands, and the others keep their numbers (rule: guests-pasted-reviewed)', async () => {
  const { onClose, added } = await review('Anne, anne@x.dk\nBo, bo@x\nCarl, carl@x.dk');
  expect(screen.queryByRole('button', { name: 'Correct Anne' })).toBeNull();
  await press('Add 2 guests');
  await screen.findByText('2 guests are on the list.');
  expect(numbers()).toEqual([2]);
  await press('Correct Bo');
  expect(field().value).toBe('Bo, bo@x');
  fireEvent.change(field(), { target: { value: 'Bo, bo@x.dk' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(numbers()).toEqual([2]);
  await press('Add 1 guest');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(added()).toEqual(['anne@x.dk', 'carl@x.dk', 'bo@x.dk']);
});

it('the guests have the numbers of their rows below a heading, where separators alone are counted (rule: guests-pasted-reviewed)', async () => {
  await review('Name;E-mail\n;;\nAnne;anne@x.dk\n\nBo;bo@x.dk\nCarl;anne@x.dk');
  expect(numbers()).toEqual([3, 5, 6]);
  expect(await screen.findByText('Same e-mail as number 3 (Anne).')).toBeTruthy();
  expect(screen.queryByText(/cannot be added/)).toBeNull();
});

it('a line stays as it was pasted when its correction is empty or left, and the dialog stays open', async () => {
  const { onClose } = await review('Anne\nBo, bo@x');
  await press('Correct Bo');
  fireEvent.change(field(), { target: { value: '  ' } });
  expect(screen.queryByText('Please fill this in.')).toBeNull();
  await press('Save');
  expect(screen.getByText('Please fill this in.')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  fireEvent.change(field(), { target: { value: ';;' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field().getAttribute('aria-invalid')).toBe('true');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(screen.queryByLabelText('The text of the line')).toBeNull();
  expect(screen.getByText('bo@x')).toBeTruthy();
  expect(screen.queryByText('Discard what you have typed?')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it('a misspelt domain is asked about and mended with one press; no other address is (rule: misspelt-domain)', async () => {
  const { onClose, added } = await review('Anne, anne@gmail.com\nBo, bo@gmial.com');
  expect(screen.getAllByText(/^Did you mean/)).toHaveLength(1);
  expect(screen.getByText(/^Did you mean gmail\.com\?/)).toBeTruthy();
  await press('Yes, correct it');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  await press('Add 2 guests');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(added()).toEqual(['anne@gmail.com', 'bo@gmail.com']);
});

it('a misspelt domain of one new guest is mended in its field, which has the focus again (rule: misspelt-domain)', async () => {
  await review('Bo');
  const email = screen.getByLabelText<HTMLInputElement>('E-mail');
  fireEvent.change(email, { target: { value: 'bo@firma.dk' } });
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  fireEvent.change(email, { target: { value: 'bo@hotmial.com' } });
  await press('Yes, correct it');
  expect(email.value).toBe('bo@hotmail.com');
  expect(document.activeElement).toBe(email);
});
