import type { Contact } from '@festlig/contracts/contacts';
import { knownContact } from '@festlig/testing/contacts';
import { aParty } from '@festlig/testing/party';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Answer,
  failure,
  fakeServer,
  type Received,
  renderRoute,
} from '../../../../components/testing/render-route';
import { ContactFormDialog } from '../../components/ContactFormDialog';

const ID = 'a'.repeat(24);
const LIST = `GET /api/party/${ID}/contacts`;
const ADD = `POST /api/party/${ID}/contacts`;
const nobody = { items: [], page: 1, pageSize: 5, total: 0 };
const three = 'Anne Holm, anne@x.dk\nJuul, 20 12 34 56, 2 adults and 1 child\nCarl';

let made = 0;
const contactOf = ({ body }: Received): Contact =>
  knownContact({ ...(body as object), id: String(++made).padStart(24, '0'), sid: 'AnneAnne' });
const nameIn = ({ body }: Received) => (body as { name: string }).name;

const show = async (answers: Record<string, Answer> = {}, contact?: Contact) => {
  const onClose = jest.fn();
  const received = fakeServer({
    'GET /api/party/Feststar': () => aParty({ id: ID }),
    [LIST]: () => nobody,
    [ADD]: contactOf,
    ...answers,
  });
  await renderRoute(
    <ContactFormDialog partyId={ID} contact={contact} onClose={onClose} />,
    '/Feststar/contacts',
    '/:idOrSlug/contacts',
  );
  const sent = () => received.filter(({ method }) => method === 'POST');
  return { onClose, sent, names: () => sent().map(nameIn) };
};
const paste = (text: string, label = 'Name') =>
  fireEvent.paste(screen.getByLabelText(label), { clipboardData: { getData: () => text } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const area = () => screen.getByLabelText<HTMLTextAreaElement>('Guests');

describe('several guests that are pasted where one is added (rule: guests-pasted)', () => {
  it('are shown as they were understood, and added', async () => {
    const { onClose, sent } = await show();
    paste(three);
    expect(screen.getByRole('dialog', { name: 'Add several guests' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('3 guests will be added.');
    expect(lines()).toEqual([
      'Anne Holmanne@x.dk',
      'Juul+45 20 12 34 56 · Up to 3 peoplePeople: “2 adults and 1 child” was read as 3',
      'CarlNeither e-mail nor phone',
    ]);
    await press('Add 3 guests');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('3 guests are on the list.')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toMatchObject([
      { name: 'Anne Holm', email: 'anne@x.dk', receiveEmail: true, receiveSms: false, maxPeople: null },
      { name: 'Juul', email: null, phone: '+4520123456', receiveEmail: false, receiveSms: true, maxPeople: 3 },
      { name: 'Carl', email: null, phone: null },
    ]);
  });

  it('are read from the addresses that a mail program copies into the e-mail', async () => {
    await show();
    paste('Anne Holm <anne@x.dk>, Bo <bo@y.dk>', 'E-mail');
    expect(lines()).toEqual(['Anne Holmanne@x.dk', 'Bobo@y.dk']);
  });

  it('can be written in a text area, which says when there is nobody in it', async () => {
    const { names, onClose } = await show();
    await press('Paste several guests');
    await press('See the guests');
    expect(screen.getByRole('alert').textContent).toBe('Write or paste at least one guest.');
    await userEvent.type(area(), 'Anne{Enter}Bo');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('See the guests');
    await press('Add 2 guests');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(names()).toEqual(['Anne', 'Bo']);
  });

  it('leave what was typed in the form and in the text as it is on the way back', async () => {
    const { sent } = await show();
    await userEvent.type(screen.getByLabelText('Name'), 'Dan');
    paste(three);
    await press('Edit the text');
    expect(area().value).toBe(three);
    await press('Back');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Dan');
    await press('Paste several guests');
    expect(area().value).toBe(three);
    fireEvent.keyDown(area(), { key: 'Escape' });
    expect(await screen.findByText('Discard what you have typed?')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('are not looked for in the text of one guest', async () => {
    await show();
    paste('Anne Holm\n');
    paste('Anne <anne@x.dk>', 'E-mail');
    expect(screen.getByRole('dialog', { name: 'Add guest' })).toBeTruthy();
  });

  it('are not looked for where a guest is edited', async () => {
    await show({}, knownContact({ id: 'b'.repeat(24), sid: 'AnneAnne' }));
    paste(three);
    expect(screen.getByRole('dialog', { name: 'Edit guest' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Paste several guests' })).toBeNull();
  });
});

describe('the review of pasted guests (rule: guests-pasted-reviewed)', () => {
  it('says why a line cannot be added, adds the others, and keeps it until it is corrected', async () => {
    const { names, onClose } = await show();
    paste('Anne anne@x\nBo 1234567\n---\nTotal: 12\nCarl');
    expect(lines()).toEqual([
      'Anneanne@xThat does not look like an e-mail address.',
      'Bo1234567That does not look like a phone number.',
      '---No name, e-mail or phone',
      'Total: 12It looks like a total, so the row is skipped',
      'CarlNeither e-mail nor phone',
    ]);
    expect(document.activeElement?.textContent).toBe('1 guest will be added.');
    expect(screen.getByText('4 lines cannot be added: edit the text, or remove them.')).toBeTruthy();
    await press('Add 1 guest');
    expect(await screen.findByText('4 lines cannot be added: edit the text, or remove them.')).toBeTruthy();
    expect(await screen.findByText('1 guest is on the list.')).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/^4 lines cannot be added/);
    await press('Edit the text');
    expect(area().value).toBe('Anne anne@x\nBo 1234567\n---\nTotal: 12');
    fireEvent.change(area(), { target: { value: 'Anne anne@x.dk' } });
    await press('See the guests');
    await press('Add 1 guest');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(names()).toEqual(['Carl', 'Anne']);
  });

  it('lets the host remove lines; without any the text area is shown', async () => {
    const { sent } = await show();
    paste('Anne\nBo');
    await press('Remove Anne');
    expect(lines()).toEqual(['BoNeither e-mail nor phone']);
    await press('Remove Bo');
    expect(area().value).toBe('');
    expect(sent()).toEqual([]);
  });

  it('points out guests who are pasted twice or are on the list, and lets them be added', async () => {
    const anne = knownContact({ id: 'b'.repeat(24), sid: 'AnneAnne', name: 'Anne', email: 'anne@x.dk' });
    const { names, onClose } = await show({ [LIST]: () => ({ ...nobody, items: [anne], total: 1 }) });
    paste('Anne, anne@x.dk\nBo, anne@x.dk\nAnne, anne@x.dk\nAnne');
    const [first, bo, twice, nameOnly] = screen.getAllByRole('listitem').map((item) => within(item));
    expect(await first!.findByText('Anne is on the list already, with that e-mail.')).toBeTruthy();
    expect(bo!.getByText(/^Anne on the list has the same e-mail\./)).toBeTruthy();
    expect(bo!.getByText('Same e-mail or phone as Anne. Both are added.')).toBeTruthy();
    expect(twice!.getByText('Also further up. Both are added.')).toBeTruthy();
    expect(await nameOnly!.findByText('A guest of that name is on the list already.')).toBeTruthy();
    await press('Add 4 guests');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(names()).toEqual(['Anne', 'Bo', 'Anne', 'Anne']);
  });
});

describe('pasted guests that are not added (rule: guests-pasted-kept)', () => {
  it('stay with the reason when the server refuses one, while the others are added', async () => {
    const refusing = (request: Received) =>
      nameIn(request) === 'Juul' ? failure(422, { phone: { code: 'phone_invalid' } }) : contactOf(request);
    const { names, onClose } = await show({ [ADD]: refusing });
    paste(three);
    await press('Add 3 guests');
    expect(await screen.findByText('2 guests are on the list.')).toBeTruthy();
    expect(lines()).toHaveLength(1);
    expect(screen.getByText('That does not look like a phone number.')).toBeTruthy();
    expect(names()).toEqual(['Anne Holm', 'Juul', 'Carl']);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stay when there is too much to do, and are the only ones that are sent again', async () => {
    let isBusy = true;
    const busy = (request: Received) =>
      isBusy && nameIn(request) === 'Juul' ? failure(429, { root: { code: 'too_many_requests' } }) : contactOf(request);
    const { names, onClose } = await show({ [ADD]: busy });
    paste(three);
    await press('Add 3 guests');
    expect((await screen.findByRole('alert')).textContent).toMatch(/2 guests have not been added and are still here/);
    expect(names()).toEqual(['Anne Holm', 'Juul']);
    isBusy = false;
    await press('Add 2 guests');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(names()).toEqual(['Anne Holm', 'Juul', 'Juul', 'Carl']);
    expect(await screen.findByText('3 guests are on the list.')).toBeTruthy();
  });

  it('stay without a network, and the host is told', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    try {
      const { sent } = await show({
        [ADD]: () => {
          throw new TypeError('Failed to fetch');
        },
      });
      paste(three);
      await press('Add 3 guests');
      expect((await screen.findByRole('alert')).textContent).toMatch(/offline.* 3 guests have not been added/i);
      expect([lines().length, sent().length]).toEqual([3, 1]);
    } finally {
      online.mockRestore();
    }
  });

  it('are not added twice after a lost answer, also when the text was opened meanwhile', async () => {
    const onList: Contact[] = [];
    const losing = (request: Received) => {
      onList.push(contactOf(request));
      if (onList.length === 2) throw new TypeError('Failed to fetch');
      return onList.at(-1);
    };
    const { names, onClose } = await show({
      [LIST]: ({ path }: Received) => {
        const search = new URL(path, 'http://x').searchParams.get('search') ?? '';
        const items = onList.filter(({ name, email }) => (email ?? name).startsWith(search));
        return { ...nobody, items, total: items.length };
      },
      [ADD]: losing,
    });
    paste('Anne\nBo\nCarl');
    await press('Add 3 guests');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(lines()).toHaveLength(2);
    await press('Edit the text');
    await press('See the guests');
    await press('Add 2 guests');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(names()).toEqual(['Anne', 'Bo', 'Carl']);
  });

  it('stay when the host stops, which is offered while they are added', async () => {
    const waiting = new Map<string, (contact: Contact) => void>();
    const slow = (request: Received) =>
      new Promise<Contact>((resolve) => void waiting.set(nameIn(request), () => resolve(contactOf(request))));
    const { names } = await show({ [ADD]: slow });
    paste(three);
    await press('Add 3 guests');
    const bar = await screen.findByRole('progressbar', { name: 'Adding the guests' });
    expect(bar.getAttribute('aria-valuetext')).toBe('0 of 3 added');
    await press('Stop');
    await waitFor(() => expect(waiting.size).toBe(1));
    waiting.get('Anne Holm')?.({} as Contact);
    expect(await screen.findByText('1 guest is on the list.')).toBeTruthy();
    expect(names()).toEqual(['Anne Holm']);
    expect(lines()).toHaveLength(2);
  });

  it('stay as text when there are more than 50, and the host is told of the import and its plan', async () => {
    const names = Array.from(
      { length: 51 },
      (_, nth) => `Guest ${String.fromCodePoint(97 + (nth % 26))}${nth > 25 ? 'x' : ''}`,
    );
    await show();
    paste(names.join('\n'));
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(/There are 51 guests here, and you can add at most 50 at a time\./)).toBeTruthy();
    expect(area().value).toBe(names.join('\n'));
    await userEvent.click(await alert.findByRole('button', { name: /Guest list import.*part of Pro/i }));
    expect(await screen.findByRole('dialog', { name: /spreadsheet with Pro$/ })).toBeTruthy();
  });

  it('are imported from the guest list when there are more than 50 and the plan has it', async () => {
    await show({ 'GET /api/party/Feststar': () => aParty({ id: ID, features: ['import'] }) });
    paste('Anne\n'.repeat(51));
    expect(await screen.findByText(/You can also import them as a list/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /part of Pro/ })).toBeNull();
    fireEvent.change(area(), { target: { value: 'Anne\n'.repeat(50) } });
    await press('See the guests');
    expect(screen.getByRole('button', { name: 'Add 50 guests' })).toBeTruthy();
  });
});
