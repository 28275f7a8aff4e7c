import { knownContact } from '@festlig/testing/contacts';
import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { type Answer, failure, fakeServer, type Received, renderRoute } from '../../../components/testing/render-route';
import { ContactFormDialog } from './ContactFormDialog';

const partyId = 'a'.repeat(24);
const guest = knownContact({
  id: 'b'.repeat(24),
  sid: 'AnneAnne',
  phone: '+4520123456',
  hasReceivedInvite: false,
  version: 1,
});
const path = `/api/party/${partyId}/contacts/${guest.id}`;

const show = async (answers: Record<string, Answer>) => {
  const onClose = jest.fn();
  const received = fakeServer(answers);
  await renderRoute(<ContactFormDialog partyId={partyId} contact={guest} onClose={onClose} />);
  const saved = () => received.filter(({ method }) => method === 'PATCH');
  return { onClose, saved };
};
/** A server on which another host has saved `theirs` since the form was opened. */
const meanwhile = (theirs: object): Record<string, Answer> => {
  const now = { ...guest, ...theirs, version: 2 };
  return {
    [`GET ${path}`]: () => now,
    [`PATCH ${path}`]: ({ headers, body }: Received) => {
      const clashing = Object.keys(body as object).filter((field) => field in theirs);
      if (headers['if-match'] === '"2"' || clashing.length === 0) return { ...now, ...(body as object), version: 3 };
      return failure(412, Object.fromEntries(clashing.map((field) => [field, { code: 'edited_meanwhile' }])));
    },
  };
};
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const clash = { name: 'This was also changed somewhere else' };

describe('a guest whom another host has changed meanwhile', () => {
  it('keeps both hosts’ changes to different fields, by sending only the fields changed here', async () => {
    const { onClose, saved } = await show(meanwhile({ name: 'Anne Dam' }));
    write('Phone', '30 12 34 56');
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saved().map(({ body }) => body)).toEqual([{ phone: '+4530123456' }]);
    expect(saved()[0]?.headers['if-match']).toBe('"1"');
    expect(await screen.findByText('Anne Dam has been saved.')).toBeTruthy();
  });

  it('shows both versions of a field that both hosts changed, and can save this host’s version', async () => {
    const { onClose, saved } = await show(meanwhile({ phone: '+4540123456' }));
    write('Phone', '30 12 34 56');
    write('Name', 'Anna');
    save();
    const dialog = await screen.findByRole('dialog', clash);
    const phone = within(within(dialog).getByRole('region', { name: 'Phone' }));
    expect(phone.getByText('+45 30 12 34 56')).toBeTruthy();
    expect(phone.getByText('+45 40 12 34 56')).toBeTruthy();
    expect(within(dialog).queryByRole('region', { name: 'Name' })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saved().at(-1)?.body).toEqual({ phone: '+4530123456', name: 'Anna' });
  });

  it('can keep the other host’s version, and saves this host’s other changes', async () => {
    const { onClose, saved } = await show(meanwhile({ phone: '+4540123456' }));
    write('Phone', '30 12 34 56');
    write('Name', 'Anna');
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep what is saved' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saved().at(-1)?.body).toEqual({ name: 'Anna' });
  });

  it('loses nothing that was typed when the host goes on editing', async () => {
    const { onClose, saved } = await show(meanwhile({ name: 'Anne Dam' }));
    write('Name', 'Anna');
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByText('This was changed somewhere else while you were writing.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Anna');
    expect([saved().length, onClose.mock.calls.length]).toEqual([1, 0]);
  });
});

it('sends nothing when nothing was changed', async () => {
  const { onClose, saved } = await show({});
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved()).toEqual([]);
});

it('saves a note alone, of at most 500 characters, and says that only hosts see it (rule: contact-note)', async () => {
  const { onClose, saved } = await show({
    [`PATCH ${path}`]: ({ body }: Received) => ({ ...guest, ...(body as object), version: 2 }),
  });
  expect(screen.getByText('Only hosts can see it. An allergy or a wheelchair, for example.')).toBeTruthy();
  expect(screen.getByLabelText('Note').getAttribute('maxlength')).toBe('500');
  write('Note', 'Nuts');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved().map(({ body }) => body)).toEqual([{ note: 'Nuts' }]);
});

describe('the tags of a guest (rule: contact-tags)', () => {
  const states = { new: 0, invited: 0, opened: 0, silent: 0, yes: 0, no: 0, unreachable: 0 };
  const counts = (...names: string[]) => ({
    total: 9,
    states,
    tags: names.map((name) => ({ name, count: 3 })),
    moreTags: false,
  });
  const known = {
    [`GET /api/party/${partyId}/guest-counts`]: ({ path: asked }: Received) =>
      asked.includes('tag=') ? counts('Kolleger', 'Koret') : counts('Familie'),
    [`PATCH ${path}`]: ({ body }: Received) => ({ ...guest, ...(body as object), version: 2 }),
  };
  const field = () => screen.findByRole('combobox', { name: 'Tags' });

  it('are chosen among those of the party, also among those that typing finds, or typed anew', async () => {
    const { onClose, saved } = await show(known);
    await userEvent.click(screen.getByRole('button', { name: 'More details' }));
    await userEvent.click(await field());
    await userEvent.click(await screen.findByRole('option', { name: 'Familie' }));
    await userEvent.type(await field(), 'ko');
    await userEvent.click(await screen.findByRole('option', { name: 'Koret' }));
    await userEvent.type(await field(), 'Bord 3,FAMILIE,Bord 4');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saved().map(({ body }) => body)).toEqual([{ tags: ['Familie', 'Koret', 'Bord 3', 'Bord 4'] }]);
  });

  it('are at most 20, each of at most 40 characters', async () => {
    const tags = Array.from({ length: 20 }, (_, nth) => `Bord ${nth}`);
    const onClose = jest.fn();
    fakeServer(known);
    await renderRoute(<ContactFormDialog partyId={partyId} contact={{ ...guest, tags }} onClose={onClose} />);
    expect((await field()).getAttribute('maxlength')).toBe('40');
    await userEvent.type(await field(), 'Bord 20,');
    expect(await screen.findByText('A guest can have at most 20 tags.')).toBeTruthy();
    expect(screen.queryByText('Bord 20')).toBeNull();
    await userEvent.type(await field(), '{Backspace}Bord 20,');
    expect(await screen.findByText('Bord 20')).toBeTruthy();
    expect(screen.queryByText('A guest can have at most 20 tags.')).toBeNull();
  });
});

describe('an address that other guests have (rule: same-address-is-family)', () => {
  const others = [
    { id: 'c'.repeat(24), name: 'Bo', email: 'bo@x.dk', phone: null },
    { id: 'd'.repeat(24), name: 'Carl', email: null, phone: '+4530123456' },
    { id: guest.id, name: guest.name, email: guest.email, phone: guest.phone },
  ];
  const add = `POST /api/party/${partyId}/contacts`;
  const showNew = async (contact?: typeof guest) => {
    const received = fakeServer({
      [`POST /api/party/${partyId}/same-guests`]: () => ({ guests: others }),
      [add]: ({ body }: Received) => ({ ...guest, ...(body as object) }),
    });
    await renderRoute(<ContactFormDialog partyId={partyId} contact={contact} onClose={jest.fn()} />);
    return () => received.filter(({ path: asked }) => asked.endsWith('/same-guests')).map(({ body }) => body);
  };

  it('is pointed out in the e-mail and in the phone, as the same guest where the name is the same', async () => {
    const asked = await showNew();
    write('E-mail', 'BO@x.dk');
    expect(await screen.findByText(/^Bo on the list has the same e-mail\./)).toBeTruthy();
    write('Phone', '30 12 34 56');
    expect(await screen.findByText(/^Carl on the list has the same phone number\./)).toBeTruthy();
    write('Name', 'carl');
    expect(screen.getByText('Carl is on the list already, with that phone number.')).toBeTruthy();
    expect(asked()).toEqual([{ people: [{ email: 'bo@x.dk' }] }, { people: [{ phone: '+4530123456' }] }]);
  });

  it('is not pointed out while it is no address, nor of the guest who is edited', async () => {
    const asked = await showNew(guest);
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(screen.queryByText(/on the list/)).toBeNull();
    write('Phone', '30 12');
    write('E-mail', 'bo@x.dk');
    expect(await screen.findByText(/^Bo on the list/)).toBeTruthy();
    expect(asked()).toHaveLength(3);
  });

  it('is told after saving, when the host has not waited for it', async () => {
    await showNew();
    write('Name', 'Dan');
    write('Phone', '30123456');
    save();
    expect(await screen.findByText('Dan is on the list, and shares an e-mail or a phone with Carl.')).toBeTruthy();
  });
});

describe('the form (rule: guest-form-short)', () => {
  const MORE = 'More details';
  const open = async (contact?: typeof guest) => {
    fakeServer({});
    await renderRoute(<ContactFormDialog partyId={partyId} contact={contact} onClose={jest.fn()} />);
    const more = () => screen.getByRole('button', { name: MORE });
    return { more, isOpen: () => more().getAttribute('aria-expanded') === 'true' };
  };

  it.each([
    ['on a phone', onAPhone],
    ['on a desk', (run: () => Promise<void>) => run()],
  ])('begins with name, e-mail and phone, and has the rest behind a button, %s', (_, place) =>
    place(async () => {
      const { more, isOpen } = await open();
      const fields = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name);
      expect([isOpen(), fields()]).toEqual([false, ['name', 'email', 'phone']]);
      fireEvent.click(more());
      expect([isOpen(), fields()]).toEqual([true, ['name', 'email', 'phone', 'note']]);
    }),
  );

  it('opens the rest again when something in it is wrong', async () => {
    const { more, isOpen } = await open();
    fireEvent.click(more());
    write('Name', 'Bo');
    fireEvent.click(screen.getByLabelText('As many as they like'));
    write('Maximum number of people', '0');
    fireEvent.click(more());
    expect([isOpen(), screen.queryByRole('textbox', { name: 'Maximum number of people' })]).toEqual([false, null]);
    save();
    await waitFor(() => expect(isOpen()).toBe(true));
    await waitFor(() => expect(screen.getByLabelText('Maximum number of people')).toBe(document.activeElement));
  });

  it('shows what is filled in, and folds the rest of a guest of whom nothing more is known', async () => {
    expect((await open(guest)).isOpen()).toBe(false);
    cleanup();
    expect((await open({ ...guest, note: 'Nuts' })).isOpen()).toBe(true);
    cleanup();
    expect((await open({ ...guest, maxPeople: 2 })).isOpen()).toBe(true);
    cleanup();
    expect((await open({ ...guest, tags: ['Familie'] })).isOpen()).toBe(true);
  });
});
