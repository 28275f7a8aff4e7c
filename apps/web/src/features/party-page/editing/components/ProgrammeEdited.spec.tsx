import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderRoute } from '../../../../components/testing/render-route';
import type { PartyChange } from '../edit-form.model';
import { PartyEditor } from './PartyEditor';
import { cancelled, guard, guests, party, save, saved, setClock, show, type } from '../../../../party-editor.fixture';

// Lazily loaded parts are slow to import the first time.
beforeAll(() => import('../../../../components/editor/RichTextBox'));
afterEach(cleanup);

describe('the programme in edit mode', () => {
  it('adds items to the programme, edits them, and removes one with a way back (rule: party-programme)', async () => {
    const place = { address: '', latitude: null, longitude: null };
    const church = { id: 'a', date: '2069-06-20T16:00:00Z', title: 'Church', location: place };
    await show({ programme: [church] });
    fireEvent.click(screen.getByRole('button', { name: 'Add an item' }));
    const added = within(screen.getByRole('group', { name: 'Unnamed item' }));
    fireEvent.change(added.getByLabelText('Time'), { target: { value: '19:30' } });
    fireEvent.change(added.getByLabelText('What'), { target: { value: 'Dinner' } });
    expect(guard).toHaveBeenLastCalledWith(true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove “Church” from the programme' }));
    expect(screen.queryByRole('group', { name: 'Church' })).toBeNull();
    await save();
    const dinner = { date: '2069-06-20T17:30:00Z', title: 'Dinner', location: place };
    expect(saved).toHaveBeenLastCalledWith({ programme: [expect.objectContaining(dinner)] });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await save();
    expect(saved).toHaveBeenLastCalledWith({ programme: [church, expect.objectContaining(dinner)] });
  });

  it('moves items that begin with the event with its time, and no others (rule: party-programme)', async () => {
    const place = { address: '', latitude: null, longitude: null };
    const item = (id: string, date: string) => ({ id, date, title: id, location: place });
    await show({ programme: [item('Church', '2069-06-20T16:00:00Z'), item('Dinner', '2069-06-20T18:00:00Z')] });
    for (const clock of ['', '20:00', '17:00']) setClock(clock);
    await save();
    const programme = [item('Church', '2069-06-20T15:00:00Z'), item('Dinner', '2069-06-20T18:00:00Z')];
    expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ date: '2069-06-20T15:00:00Z', programme }));
  });

  it('keeps the time that a host has given an item (rule: party-programme)', async () => {
    const place = { address: '', latitude: null, longitude: null };
    await show({ programme: [{ id: 'a', date: '2069-06-20T16:00:00Z', title: 'Church', location: place }] });
    const church = within(screen.getByRole('group', { name: 'Church' }));
    fireEvent.change(church.getByLabelText('Time'), { target: { value: '18:30' } });
    setClock('17:00');
    await save();
    expect(saved).toHaveBeenLastCalledWith(
      expect.objectContaining({ programme: [expect.objectContaining({ date: '2069-06-20T16:30:00Z' })] }),
    );
  });

  it('keeps an added item while the draft around it is kept (rule: party-programme)', async () => {
    function Draft() {
      const [, keep] = useState<PartyChange>({});
      return (
        <PartyEditor
          {...guests}
          party={party}
          isNew
          onSave={saved}
          onChange={keep}
          onCancel={cancelled}
          guard={guard}
        />
      );
    }
    await renderRoute(<Draft />);
    fireEvent.click(await screen.findByRole('button', { name: 'Add an item' }));
    fireEvent.change(screen.getByLabelText('What'), { target: { value: 'Dinner' } });
    type('Title', 'Autumn party');
    expect(screen.getByRole('group', { name: 'Dinner' })).toBeTruthy();
  });

  it.each([
    ['Time', '19:00', 'What'],
    ['What', 'Dinner', 'Time'],
  ])('saves no item that has nothing but its %s', async (field, value, missing) => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Add an item' }));
    const row = within(screen.getByRole('group', { name: 'Unnamed item' }));
    // It is offered with the time of the party.
    fireEvent.change(row.getByDisplayValue('18:00'), { target: { value: '' } });
    fireEvent.change(row.getByLabelText(field), { target: { value } });
    await save();
    expect(saved).not.toHaveBeenCalled();
    expect(row.getByLabelText(missing).getAttribute('aria-invalid')).toBe('true');
  });

  it('saves without the added items in which nothing was written (rule: party-programme)', async () => {
    await show();
    // The first is offered with the time of the party, and the second without.
    for (const name of Array<string>(2).fill('Add an item')) fireEvent.click(screen.getByRole('button', { name }));
    type('Title', 'Autumn party');
    await save();
    expect(saved).toHaveBeenLastCalledWith({ title: 'Autumn party' });
  });
});
