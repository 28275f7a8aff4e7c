import { describe, expect, it, jest } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import SettingsRoute from './SettingsRoute';

async function show(hash = '') {
  fakeServer({
    'GET /api/party/Feststar': () =>
      aParty({ id: 'a'.repeat(24), date: '2030-06-20T16:00:00Z', isOwner: true, features: ['rsvp_fields'] }),
  });
  await renderRoute(<SettingsRoute reload={() => undefined} />, `/Feststar/settings${hash}`, '/:idOrSlug/settings');
  await screen.findByRole('switch', { name: 'Guests can reply' });
}
const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));

describe('the settings (rule: settings-folded)', () => {
  const row = (name: string) => screen.getByRole('heading', { name }).closest('details')!;
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });

  it('are rows that are closed, and say what is chosen, saved or not', async () => {
    await show();
    expect(row('Replies from guests').textContent).toMatch(/^Replies from guestsOn/);
    toggle('Guests can reply');
    expect(row('Replies from guests').textContent).toMatch(/^Replies from guestsOff/);
    expect(document.querySelector('details[open]')).toBeNull();
  });

  it('open the row to which a link leads, and put the focus on it', async () => {
    await show('#links');
    expect([row('Links on the page').open, row('Replies from guests').open]).toEqual([true, false]);
    expect(document.activeElement).toBe(row('Links on the page').querySelector('summary'));
  });

  it('open the row of a field for which saving is refused, and leave it open until that is mended', async () => {
    await show();
    toggle('Stop accepting replies after a date');
    save();
    await screen.findByText('Please fill this in.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reply by')));
    const replies = row('Replies from guests');
    expect([replies.open, row('Extra questions').open]).toEqual([true, false]);
    const close = () => {
      replies.open = false;
      fireEvent(replies, new Event('toggle'));
    };
    close();
    expect(replies.open).toBe(true);
    fireEvent.change(screen.getByLabelText('Reply by'), { target: { value: '2030-06-01' } });
    close();
    expect(replies.open).toBe(false);
  });
});
