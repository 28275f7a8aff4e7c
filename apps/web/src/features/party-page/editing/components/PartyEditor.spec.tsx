import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PartyChange } from '../edit-form.model';
import type { PartyContent } from '../../model';
import { PartyEditor } from './PartyEditor';

const party: PartyContent = {
  title: 'Summer party',
  description: '<p>Vi fejrer &amp; danser</p>',
  body: '<p>Come and dance</p>',
  date: '2069-06-20T16:00:00Z',
  zone: 'Europe/Copenhagen',
  heroImage: '/media/hero-images/party/one-light.jpg',
  location: { address: 'Harbour 1', latitude: null, longitude: null },
  endDate: null,
  programme: [],
  themeName: 'default',
  suDate: null,
};
const saved = jest.fn<(change: PartyChange) => Promise<void>>();
const cancelled = jest.fn();
const guard = jest.fn((_dirty: boolean) => null);
const show = async (change: Partial<PartyContent> = {}) => {
  saved.mockReset().mockResolvedValue(undefined);
  fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/hero-images': () => ({
      party: ['/media/hero-images/party/one-light.jpg'],
      gradients: ['/media/hero-images/gradients/dusk-dark.jpg'],
    }),
  });
  await renderRoute(<PartyEditor party={{ ...party, ...change }} onSave={saved} onCancel={cancelled} guard={guard} />);
  await screen.findByRole('textbox', { name: 'Text' });
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = async () => {
  // While a dialog closes, the page behind it is hidden from the accessibility tree.
  const button = await screen.findByRole('button', { name: 'Save' });
  await act(async () => fireEvent.click(button));
};

// Lazily loaded parts are slow to import the first time.
beforeAll(() => import('../../../../components/editor/RichTextBox'));
afterEach(cleanup);

describe('the page in edit mode', () => {
  it('saves changed title, theme and picture', async () => {
    await show();
    type('Title', 'Autumn\nparty');
    fireEvent.click(screen.getByRole('radio', { name: 'Classic' }));
    fireEvent.click(screen.getByRole('button', { name: 'Change picture' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Colours: Picture 1 of 1' }));
    await save();
    expect(saved).toHaveBeenCalledWith({
      title: 'Autumn party',
      themeName: 'legacyDefault',
      heroImage: '/media/hero-images/gradients/dusk-dark.jpg',
    });
  });

  it('edits the link preview text as plain text', async () => {
    await show();
    expect(field('When you share the link').value).toBe('Vi fejrer & danser');
    type('When you share the link', 'Dance <with> us');
    await save();
    expect(saved).toHaveBeenCalledWith({ description: '<p>Dance &lt;with&gt; us</p>' });
  });

  it('accepts another time zone, searched by its city', async () => {
    await show();
    const zone = screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
    expect(zone.value).toBe('Copenhagen, Denmark (Central European Time)');
    act(() => zone.focus());
    fireEvent.change(zone, { target: { value: 'new york' } });
    fireEvent.click(await screen.findByText('New York, United States (Eastern Time)'));
    await save();
    expect(saved).toHaveBeenCalledWith({ date: '2069-06-20T22:00:00Z', zone: 'America/New_York' });
  });

  it('warns before leaving only while something is changed', async () => {
    await show();
    expect(guard).toHaveBeenLastCalledWith(false);
    type('Title', 'Autumn party');
    expect(guard).toHaveBeenLastCalledWith(true);
    type('Title', 'Summer party');
    expect(guard).toHaveBeenLastCalledWith(false);
  });

  it('shows an error on its field, and saves nothing', async () => {
    await show();
    type('Title', ' ');
    type('Reply by', '2069-06-21');
    await save();
    expect(screen.getByText('The reply-by date must be no later than the day itself.')).toBeTruthy();
    expect(field('Title').getAttribute('aria-invalid')).toBe('true');
    expect(saved).not.toHaveBeenCalled();
  });

  it('shows the server’s errors on their fields, and keeps what was typed', async () => {
    await show();
    saved.mockRejectedValue({ status: 422, errors: { 'location.address': { code: 'too_long' } } });
    type('Title', 'Autumn party');
    await save();
    await waitFor(() => expect(field('Place').getAttribute('aria-invalid')).toBe('true'));
    expect(field('Title').value).toBe('Autumn party');
  });

  it('makes dates read-only once the event has started, and says so', async () => {
    await show({ date: '2020-06-20T16:00:00Z' });
    for (const label of ['Date', 'Time', 'Time zone']) expect(field(label).disabled).toBe(true);
    expect(screen.getByText('The event has begun, so the date cannot be changed.')).toBeTruthy();
    type('Title', 'It was a party');
    await save();
    expect(saved).toHaveBeenCalledWith({ title: 'It was a party' });
  });

  it('goes back without saving', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancelled).toHaveBeenCalled();
    expect(saved).not.toHaveBeenCalled();
  });
});
