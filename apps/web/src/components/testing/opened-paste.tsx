import type { Contact } from '@festlig/contracts/contacts';
import { knownContact } from '@festlig/testing/contacts';
import { aParty } from '@festlig/testing/party';
import { expect, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { type Answer, fakeServer, type Received, renderRoute } from './render-route';

export const ID = 'a'.repeat(24);
export const SAME = `POST /api/party/${ID}/same-guests`;
export const ADD = `POST /api/party/${ID}/contacts`;
export const three = 'Anne Holm, anne@x.dk\nJuul, 20 12 34 56, 2 adults and 1 child\nCarl';

let made = 0;
export const contactOf = ({ body }: Received): Contact =>
  knownContact({ ...(body as object), id: String(++made).padStart(24, '0'), sid: 'AnneAnne' });
export const nameIn = ({ body }: Received) => (body as { name: string }).name;

interface FormDialogProps {
  partyId: string;
  contact?: Contact | undefined;
  onClose: () => void;
}

/** Opens the form for a guest, into which several can be pasted. */
export const pasteOpener =
  (Dialog: ComponentType<FormDialogProps>) =>
  async (answers: Record<string, Answer> = {}, contact?: Contact) => {
    const onClose = jest.fn();
    const received = fakeServer({
      'GET /api/party/Feststar': () => aParty({ id: ID }),
      [SAME]: () => ({ guests: [] }),
      [ADD]: contactOf,
      ...answers,
    });
    await renderRoute(
      <Dialog partyId={ID} contact={contact} onClose={onClose} />,
      '/Feststar/contacts',
      '/:idOrSlug/contacts',
    );
    const sent = () => received.filter(({ method, path }) => `${method} ${path}` === ADD);
    return { onClose, received, sent, names: () => sent().map(nameIn) };
  };
export const paste = (text: string, label = 'Name') =>
  fireEvent.paste(screen.getByLabelText(label), { clipboardData: { getData: () => text } });
/** A button can be pressed once it is known who is on the list. */
export const press = async (name: string | RegExp) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};
/** The lines without their greeting, which stands there when the party is known. */
export const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => (textContent ?? '').replace(/“Kære [^”]*”/, ''));
export const area = () => screen.getByLabelText<HTMLTextAreaElement>('Guests');
