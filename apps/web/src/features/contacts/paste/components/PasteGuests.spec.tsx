import { knownContact } from '@festlig/testing/contacts';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ADD,
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

describe('several guests that are pasted where one is added (rule: guests-pasted)', () => {
  it('are shown as they were understood, and added', async () => {
    const { onClose, sent } = await show();
    paste(three);
    expect(screen.getByRole('dialog', { name: 'Add several guests' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('3 guests will be added.');
    expect(lines()).toEqual([
      'Juul+45\u00a020\u00a012\u00a034\u00a056 · Up to 3 peoplePeople: “2 adults and 1 child” was read as up to 3 people',
      'Anne Holmanne@x.dk',
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
    paste('Lund, Ole <ole@x.dk>, Bo <bo@y.dk>', 'E-mail');
    expect(lines()).toEqual(['Ole Lundole@x.dkRead as Ole LundKeep “Lund, Ole”', 'Bobo@y.dk']);
  });

  it('stand with the greeting of their mail, in the language of the party (rule: guests-pasted-greeting)', async () => {
    await show();
    paste('Ole Lund\nAnne og Bo Holm');
    expect(await screen.findByText('“Kære Ole”')).toBeTruthy();
    expect(screen.getByText('“Kære Anne og Bo Holm”')).toBeTruthy();
  });

  it('are called as they were written when the host says so (rule: name-turned)', async () => {
    const { names } = await show();
    paste('Lund, Ole, ole@x.dk\nAnne, Bo, anne@x.dk');
    await press('Keep “Anne, Bo”');
    expect(lines()[1]).toBe('Anne, Boanne@x.dk');
    await press('Add 2 guests');
    await waitFor(() => expect(names()).toEqual(['Ole Lund', 'Anne, Bo']));
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
  it('leads with what is to come while nobody has been added', async () => {
    await show();
    paste('Anne anne@x\nCarl');
    expect(screen.getByRole('heading', { name: '1 guest will be added.' })).toBe(document.activeElement);
    expect(screen.getByRole('group', { name: '1 guest will be added.' })).toBeTruthy();
    expect(screen.queryByText(/on the list/)).toBeNull();
  });

  it('says why a line cannot be added, adds the others, and keeps it until it is corrected', async () => {
    const { names, onClose } = await show();
    paste('Anne anne@x\nBo 1234567\nCarl\n---\nTotal: 12');
    expect(lines()).toEqual([
      'Anneanne@xThat does not look like an e-mail address.',
      'Bo1234567That does not look like a phone number.',
      '---No name, e-mail or phone',
      'Total: 12It looks like a total, so the row is skipped',
      'CarlNeither e-mail nor phone',
    ]);
    expect(document.activeElement?.textContent).toBe('1 guest will be added.');
    expect(screen.getByText('4 lines cannot be added: correct them, or remove them.')).toBeTruthy();
    await press('Add 1 guest');
    expect(await screen.findByText('4 lines cannot be added: correct them, or remove them.')).toBeTruthy();
    // What succeeded comes first, and the list below is called by what is left.
    expect(await screen.findByRole('heading', { name: '1 guest is on the list.' })).toBe(document.activeElement);
    expect(screen.getByRole('group', { name: /^4 lines cannot be added/ })).toBeTruthy();
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
});

it('has one number for each guest, that of the row in the spreadsheet, also of one that cannot be added (rule: guests-pasted-reviewed)', async () => {
  await show();
  paste('Name;E-mail\nAnne;anne@x.dk\n;;\nBo;bo@x\nCarl;carl@x.dk');
  const items = await screen.findAllByRole<HTMLLIElement>('listitem');
  expect(items.map(({ value }) => value)).toEqual([4, 2, 5]);
  expect(within(items[0]!).queryByText(/4|line/)).toBeNull();
});

describe('pasted guests who are on the list or pasted twice (rule: guests-pasted-once)', () => {
  const anne = { id: 'b'.repeat(24), name: 'Anne', email: 'anne@x.dk', phone: null };
  const dan = { id: 'c'.repeat(24), name: 'Dan', email: null, phone: '+4520123456' };
  const known = { [SAME]: () => ({ guests: [anne, dan] }) };
  const item = (at: number) => within(screen.getAllByRole('listitem')[at]!);

  it('are skipped by their e-mail or phone number, which is said, and the others are added', async () => {
    const { names, onClose, received } = await show(known);
    paste('Anne Holm, anne@x.dk\nEva, 20 12 34 56\nBo, bo@x.dk\nBodil, BO@x.dk\nAnne');
    expect(await item(0).findByText('On the list already as Anne (same e-mail).')).toBeTruthy();
    expect(item(1).getByText('On the list already as Dan (same phone number).')).toBeTruthy();
    expect(item(3).getByText('Same e-mail as number 3 (Bo).')).toBeTruthy();
    expect(item(4).getByText('A guest of that name is on the list already.')).toBeTruthy();
    expect(screen.getByText('2 guests will be added.')).toBeTruthy();
    expect(screen.getByText(/^3 lines are skipped/)).toBeTruthy();
    await press('Add 2 guests');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(names()).toEqual(['Bo', 'Anne']);
    expect(await screen.findByText('2 guests are on the list. 3 were skipped.')).toBeTruthy();
    const asked = received.filter(({ path }) => path.endsWith('/same-guests')).map(({ body }) => body);
    const [annes, evas] = [{ email: 'anne@x.dk' }, { phone: '+4520123456' }];
    expect(asked).toMatchObject([{ people: [annes, evas, {}, {}, { name: 'Anne', email: null, phone: null }] }]);
  });

  it('are added where the host wants it, with one press, and skipped again with another', async () => {
    const { names, onClose } = await show(known);
    paste('Bo, anne@x.dk\nCarl, carl@x.dk\nCarla, carl@x.dk');
    await press('Add anyway: Bo');
    await press('Add anyway: Carla');
    expect(screen.getByRole('button', { name: 'Add 3 guests' })).toBeTruthy();
    await press('Skip: Carla');
    await press('Add 2 guests');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(names()).toEqual(['Bo', 'Carl']);
  });

  it('have a heading that says that they are skipped, where all of the others are', async () => {
    await show(known);
    paste('Eva eva@x\nAnne, anne@x.dk');
    expect(await screen.findByRole('list', { name: 'Skipped' })).toBeTruthy();
    await press('Add anyway: Anne');
    expect(screen.getByRole('list', { name: 'Ready to be added' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Skipped' })).toBeNull();
  });

  it('leave nothing to add where all are there already', async () => {
    const { sent } = await show(known);
    paste('Anne, anne@x.dk\nDan, 20123456');
    expect(await screen.findByRole('heading', { name: /^2 lines are skipped/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('stay skipped when the line further up has been added and another is refused', async () => {
    const refusing = (request: Received) =>
      nameIn(request) === 'Juul' ? failure(422, { phone: { code: 'phone_invalid' } }) : contactOf(request);
    await show({ [ADD]: refusing });
    paste('Bo, bo@x.dk\nBodil, bo@x.dk\nJuul, 20 12 34 56');
    await press('Add 2 guests');
    expect(await screen.findByText('On the list already as Bo (same e-mail).')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Add 1 guest' })).toBeTruthy();
  });

  it('are added, and the host is told, where it cannot be found out who is on the list', async () => {
    const { names, onClose } = await show({ [SAME]: () => failure(503, { root: { code: 'unavailable' } }) });
    paste('Anne, anne@x.dk\nBo, bo@x.dk');
    expect(await screen.findByText('We could not check whether any of them are on the list already.')).toBeTruthy();
    await press('Add 2 guests');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(names()).toEqual(['Anne', 'Bo']);
  });
});
