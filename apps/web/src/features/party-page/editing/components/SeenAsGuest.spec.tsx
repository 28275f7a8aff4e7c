import type { Party } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../../components/testing/render-route';
import SavedPartyEditor from './SavedPartyEditor';

const party = aParty({
  id: 'a'.repeat(24),
  language: 'en',
  title: 'Summer party',
  date: '2069-06-20T16:00:00Z',
  isOwner: true,
});
const sent = jest.fn();
const shownTo = jest.fn<(party: Party) => void>();

/** In place of the guest's reply form. */
const reply = (party: Party) => {
  shownTo(party);
  return (
    <form aria-label="Your reply" onSubmit={sent}>
      <button type="submit">Reply</button>
      <a href="#reply">Down</a>
      <a href="/elsewhere">Elsewhere</a>
    </form>
  );
};

async function show() {
  const received = fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: {}, providerKeys: {} }),
    'GET /api/party/hero-images': () => ({ party: [] }),
  });
  await renderRoute(
    <SavedPartyEditor party={party} focus="title" page={<p>The page</p>} reply={reply} onDone={jest.fn()} />,
  );
  await screen.findByRole('textbox', { name: 'Text' });
  return () => received.filter(({ method }) => method !== 'GET');
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const typeTitle = (value: string) => fireEvent.change(screen.getByLabelText('Title'), { target: { value } });

beforeAll(() => import('../../../../components/editor/RichTextBox'));
afterEach(() => {
  cleanup();
  jest.clearAllMocks();
});

describe('the page that is edited, seen as a guest (rule: edit-seen-as-guest)', () => {
  it('has what is not saved yet and the reply form, without the tools to edit, and leads back to what was typed', async () => {
    window.scrollTo = jest.fn() as typeof window.scrollTo;
    const written = await show();
    typeTitle('Autumn party');
    await press('Preview as a guest');
    expect(await screen.findByRole('heading', { level: 1, name: 'Autumn party' })).toBeTruthy();
    expect(screen.getByRole('form', { name: 'Your reply' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(shownTo).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'new', isOwner: false, isCohost: false }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back to editing' }));
    await press('Back to editing');
    expect(screen.queryByRole('form', { name: 'Your reply' })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Autumn party');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Preview as a guest' }));
    expect(written()).toEqual([]);
  });

  it('sends no reply and follows no link, except to a part of the page, and says so', async () => {
    window.scrollTo = jest.fn() as typeof window.scrollTo;
    await show();
    await press('Preview as a guest');
    const form = within(await screen.findByRole('form', { name: 'Your reply' }));
    expect(fireEvent.click(form.getByRole('link', { name: 'Down' }))).toBe(true);
    expect(screen.queryByText(/Replies and links do not work here/)).toBeNull();
    expect(fireEvent.click(form.getByRole('link', { name: 'Elsewhere' }))).toBe(false);
    expect(await screen.findByText(/Replies and links do not work here/)).toBeTruthy();
    await act(async () => void fireEvent.click(form.getByRole('button', { name: 'Reply' })));
    expect(sent).not.toHaveBeenCalled();
  });

  it('is not shown while something is wrong: the field that is says so', async () => {
    await show();
    typeTitle('');
    await press('Preview as a guest');
    expect(screen.queryByRole('form', { name: 'Your reply' })).toBeNull();
    expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
  });

  it('leaves out an item of the programme that is half written, which is required whole to save', async () => {
    window.scrollTo = jest.fn() as typeof window.scrollTo;
    const written = await show();
    await press('Add an item');
    const row = within(screen.getByRole('group', { name: 'Unnamed item' }));
    fireEvent.change(row.getByLabelText('Time'), { target: { value: '23:30' } });
    await press('Preview as a guest');
    expect(await screen.findByRole('form', { name: 'Your reply' })).toBeTruthy();
    expect(shownTo).toHaveBeenLastCalledWith(expect.objectContaining({ programme: [] }));
    await press('Back to editing');
    await press('Save');
    expect(screen.getByLabelText('What').getAttribute('aria-invalid')).toBe('true');
    expect(written()).toEqual([]);
  });
});
