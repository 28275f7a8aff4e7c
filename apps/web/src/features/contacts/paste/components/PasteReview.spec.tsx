import type { Contact } from '@festlig/contracts/contacts';
import { aParty } from '@festlig/testing/party';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ADD,
  ID,
  SAME,
  area,
  contactOf,
  lines,
  nameIn,
  paste,
  pasteOpener,
  press,
  three,
} from '../../../../components/testing/opened-paste';
import { failure, type Received } from '../../../../components/testing/render-route';
import { ContactFormDialog } from '../../components/ContactFormDialog';

const show = pasteOpener(ContactFormDialog);
const showWithInvite = pasteOpener((props) => (
  <ContactFormDialog {...props} invite={<a href="/next">Invite them</a>} />
));

describe('the order of pasted guests (rule: guests-pasted-reviewed)', () => {
  it('has headings over those to correct and the others, which stand as they were pasted', async () => {
    await show();
    paste('Bo, bo@x.dk\nAnne, anne@@x\nCarl, carl@x.dk');
    const wrong = await screen.findByRole('list', { name: 'Correct or remove this one' });
    expect(
      within(wrong)
        .getAllByRole<HTMLLIElement>('listitem')
        .map(({ value }) => value),
    ).toEqual([2]);
    const others = within(screen.getByRole('list', { name: 'The others, in your order' }));
    expect(others.getAllByRole<HTMLLIElement>('listitem').map(({ value }) => value)).toEqual([1, 3]);
  });

  it('says of several to correct that they are', async () => {
    await show();
    paste('Bo, bo@@x\nAnne, anne@@x\nCarl, carl@x.dk');
    const wrong = await screen.findByRole('list', { name: 'Correct or remove these' });
    expect(within(wrong).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Ready to be added' })).toBeTruthy();
  });

  it('needs no headings when all can be added', async () => {
    await show();
    paste('Bo, bo@x.dk\nCarl, carl@x.dk');
    await screen.findByRole('button', { name: 'Add 2 guests' });
    expect(screen.queryByRole('heading', { level: 4 })).toBeNull();
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
    expect((await screen.findByRole('alert')).textContent).toMatch(/1 guest has not been added and is still here/);
    expect(names()).toEqual(['Anne Holm', 'Juul', 'Carl']);
    isBusy = false;
    await press('Add 1 guest');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(names()).toEqual(['Anne Holm', 'Juul', 'Carl', 'Juul']);
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
      [SAME]: ({ body }: Received) => {
        const { people } = body as { people: { name: string }[] };
        return { guests: onList.filter((guest) => people.some(({ name }) => name === guest.name)) };
      },
      [ADD]: losing,
    });
    paste('Anne\nBo\nCarl');
    await press('Add 3 guests');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(lines()).toHaveLength(1);
    await press('Edit the text');
    await press('See the guests');
    await press('Add 1 guest');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(names()).toEqual(['Anne', 'Bo', 'Carl']);
  });

  it('are sent some at a time, in their order, once the first has been added', async () => {
    const waiting: (() => void)[] = [];
    const slow = (request: Received) =>
      new Promise<Contact>((resolve) => void waiting.push(() => resolve(contactOf(request))));
    const { names, onClose } = await show({ [ADD]: slow });
    const all = Array.from({ length: 8 }, (_, at) => `Guest${'ABCDEFGH'[at]}`);
    paste(all.join('\n'));
    await press('Add 8 guests');
    for (const count of [1, 6, 8]) {
      await waitFor(() => expect(waiting).toHaveLength(count));
      waiting.forEach((answer) => answer());
    }
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(names()).toEqual(all);
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
    await userEvent.click(await alert.findByRole('button', { name: /Import of guest lists.*part of Pro/i }));
    expect(await screen.findByRole('dialog', { name: /at once with Pro$/ })).toBeTruthy();
  });

  it('are imported from the guest list when there are more than 50 and the plan has it', async () => {
    await show({ 'GET /api/party/Feststar': () => aParty({ id: ID, features: ['import'] }) });
    paste('Anne\n'.repeat(51));
    expect(await screen.findByText(/You can also add them all at once with “Choose a file”/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /part of Pro/ })).toBeNull();
    fireEvent.change(area(), { target: { value: 'Anne\n'.repeat(50) } });
    await press('See the guests');
    expect(screen.getByRole('button', { name: 'Add 50 guests' })).toBeTruthy();
  });
});

it('leads to an invitation for those who were added once the rest has to be corrected, which it still can be (rule: guests-added-invited)', async () => {
  await showWithInvite();
  paste('Anne, anne@@x\nCarl, carl@x.dk');
  await screen.findByRole('button', { name: 'Add 1 guest' });
  // While some can still be added, adding them is what is next.
  expect(screen.queryByRole('link', { name: 'Invite them' })).toBeNull();
  await press('Add 1 guest');
  const next = await screen.findByRole('link', { name: 'Invite them' });
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('button', { name: 'Correct Anne' })).toBeTruthy();
});
