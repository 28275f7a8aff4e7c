import type { Party } from '@festlig/contracts/party';
import { describe, expect, it, jest } from '@jest/globals';
import { aParty } from '@festlig/testing/party';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import SettingsRoute from './SettingsRoute';

async function show(hash = '', fields: Partial<Party> = {}) {
  fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: { photos: true }, providerKeys: {} }),
    [`GET /api/party/${'a'.repeat(24)}/cohosts`]: () => ({ cohostInvites: [] }),
    'GET /api/party/Feststar': () =>
      aParty({ id: 'a'.repeat(24), date: '2030-06-20T16:00:00Z', isOwner: true, features: ['rsvp_fields'], ...fields }),
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

  const ALL = ['custom_url', 'rsvp_fields', 'photos', 'sms_sender', 'cohosts'] as const;
  const states = () =>
    Object.fromEntries(
      screen
        .getAllByRole('heading', { level: 3 })
        .map((heading) => [heading.textContent, heading.parentElement?.querySelector('span')?.textContent]),
    );
  const NOTHING = {
    'The event’s own address': 'None',
    'Extra questions': 'None',
    'Photos from the guests': 'Off',
    'Text message sender': 'Festlig',
    'Co-hosts': 'Only you',
  };
  const ALWAYS = {
    'Share the invitation': 'Anyone can see and reply',
    'The guests’ language': 'Dansk',
    'Who can find the page': 'Anyone with the link',
    'Links on the page': 'None',
    'Replies from guests': 'On',
    Plan: 'Free',
    History: 'For you only',
    'Cancel the event': 'Not cancelled',
    'Delete the event': undefined,
  };

  it('say what is chosen also where nothing is, but for the one that deletes the event', async () => {
    await show('', { features: [...ALL] });
    await screen.findByRole('heading', { name: 'Photos from the guests' });
    await screen.findByText('Only you');
    expect(states()).toEqual({ ...ALWAYS, ...NOTHING });
  });

  it('say it of what the plan has not too', async () => {
    await show('', { features: [] });
    await screen.findByRole('heading', { name: 'Photos from the guests' });
    expect(screen.getByText('Only you').closest('details')).toBeNull();
    expect(states()).toEqual({ ...ALWAYS, ...NOTHING });
  });

  it('say how much there is', async () => {
    await show('', {
      features: [...ALL],
      slug: 'sofie-40',
      actions: { 'https://a.example': 'A', 'https://b.example': 'B' },
      rsvpFields: [{ id: 'a', name: 'A', type: 'text', required: false, hidden: false, onlyComing: false }],
      photosEnabled: true,
      smsUseSenderNumber: true,
      visibility: 'public',
      rsvpRestricted: true,
    });
    await screen.findByRole('heading', { name: 'Photos from the guests' });
    expect(states()).toMatchObject({
      'Share the invitation': 'Anyone can see the page',
      'The event’s own address': 'sofie-40',
      'Who can find the page': 'Everyone',
      'Links on the page': '2 links',
      'Extra questions': '1 question',
      'Photos from the guests': 'On',
      'Text message sender': 'Own number',
    });
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
