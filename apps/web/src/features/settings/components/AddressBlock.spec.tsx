import type { Party } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, failure, fakeServer, renderRoute } from '../../../components/testing/render-route';
import SettingsRoute from '../routes/SettingsRoute';

const ID = 'a'.repeat(24);
const SAVE = `PATCH /api/party/${ID}/settings`;
const party = aParty({
  id: ID,
  title: 'Sofie 40',
  date: '2030-06-20T16:00:00Z',
  isOwner: true,
  features: ['custom_url'],
});
/** The check waits a second after the last keystroke. */

async function show(fields: Partial<Party> = {}, answers: Record<string, Answer> = {}, moved?: string) {
  let known: Party = { ...party, ...fields };
  const ref = known.slug ?? known.sid;
  const received = fakeServer({
    [`GET /api/party/${ref}`]: () => known,
    ...(moved && { [`GET /api/party/${moved}`]: () => known }),
    [SAVE]: ({ body }) => (known = { ...known, ...(body as object), version: known.version + 1 }),
    'GET /api/initial': () => ({
      user: null,
      language: 'en',
      flags: {},
      providerKeys: {},
      shortUrl: 'https://fest.example',
    }),
    ...answers,
  });
  const { path } = await renderRoute(<SettingsRoute reload={jest.fn()} />, `/${ref}/settings`, '/:idOrSlug/settings');
  await screen.findByText('Everything is saved.');
  // Without a plan that has addresses there is none.
  const field = screen.queryByLabelText<HTMLInputElement>('Address')!;
  return {
    field,
    path,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    saved: () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body as Partial<Party>),
    checks: () => received.filter(({ path }) => path.includes('/slug/')).map(({ path }) => path.split('/').at(-1)),
  };
}
const free = (slug: string) => ({ [`GET /api/party/${ID}/slug/${slug}`]: () => ({ problem: null }) });
const available = async () => {
  expect(await screen.findByText('The address is available.')).toBeTruthy();
  await waitFor(() => expect(saveButton().disabled).toBe(false));
};
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save settings' });

describe('the party’s own address in the settings', () => {
  it('is checked once typing has stopped, and saved when it is available (rules: slug-check, slug-saved-when-free)', async () => {
    const { type, saved, checks } = await show({}, free('sofie-40'));
    expect(await screen.findByText('fest.example/')).toBeTruthy();
    for (const typed of ['sof', 'sofie', 'sofie-', 'sofie-40']) type(typed);
    expect(screen.getByText('Checking whether the address is available …')).toBeTruthy();
    expect(saveButton().disabled).toBe(true);
    await available();
    expect(checks()).toEqual(['sofie-40']);
    fireEvent.click(saveButton());
    await screen.findByText('Settings saved');
    expect(saved()).toEqual([{ slug: 'sofie-40' }]);
  });

  it('is where the settings are shown once it is saved, also for a host who came by the short id (rule: slug-settings-move)', async () => {
    const { type, path } = await show({}, free('sofie-40'), 'sofie-40');
    expect(path()).toBe('/Feststar/settings');
    type('sofie-40');
    await available();
    fireEvent.click(saveButton());
    await waitFor(() => expect(path()).toBe('/sofie-40/settings'));
    expect((await screen.findByLabelText<HTMLInputElement>('Address')).value).toBe('sofie-40');
  });

  it.each([
    [
      'Sofie 40',
      'Use only lower-case letters a–z, digits, hyphens and underscores, with at least one letter or digit.',
    ],
    ['sof', 'Enter at least 4 characters.'],
    ['sofiefes', 'Eight characters in a row can be mistaken for a short link.'],
    ['support', 'That address is one of ours'],
  ])('is not asked about when it cannot be one: %s', async (typed, words) => {
    const { type, checks } = await show();
    type(typed);
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    expect(saveButton().disabled).toBe(true);
    expect(checks()).toEqual([]);
  });

  it('cannot be saved when another party has it, and says so', async () => {
    const { type } = await show({}, { [`GET /api/party/${ID}/slug/emma-30`]: () => ({ problem: 'slug_taken' }) });
    type('emma-30');
    expect(await screen.findByText(/is or was another event’s/)).toBeTruthy();
    expect(saveButton().disabled).toBe(true);
    type('');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull());
    expect(screen.getByText(/Otherwise the address ends in/)).toBeTruthy();
  });

  it('can be saved without having been checked, which the host is told (rule: slug-saved-when-free)', async () => {
    const { type, saved } = await show(
      {},
      { [`GET /api/party/${ID}/slug/sofie-40`]: () => failure(503, { root: { code: 'unavailable' } }) },
    );
    type('sofie-40');
    await screen.findByText('The address cannot be checked right now. It will be when you save.');
    await waitFor(() => expect(saveButton().disabled).toBe(false));
    fireEvent.click(saveButton());
    await screen.findByText('Settings saved');
    expect(saved()).toEqual([{ slug: 'sofie-40' }]);
  });

  it('shows on its field that another party took it meanwhile (rule: settings-errors)', async () => {
    const { type, field } = await show(
      {},
      { ...free('emma-30'), [SAVE]: () => failure(409, { slug: { code: 'slug_taken' } }) },
    );
    type('emma-30');
    await available();
    expect(screen.getByTestId('CheckCircleOutlinedIcon')).toBeTruthy();
    fireEvent.click(saveButton());
    expect(await screen.findByText(/is or was another event’s/)).toBeTruthy();
    expect(screen.queryByTestId('CheckCircleOutlinedIcon')).toBeNull();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('emma-30');
  });

  it('is changed only after the host has confirmed that guests may have the old one (rule: slug-change-asked)', async () => {
    const { type, saved } = await show({ slug: 'sofie-40' }, free('sofie-41'));
    type('sofie-41');
    await available();
    fireEvent.click(saveButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the address?' }));
    expect(dialog.getByText(/link to “sofie-40”. It keeps working/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved()).toEqual([]);
    fireEvent.click(saveButton());
    fireEvent.click(await screen.findByRole('button', { name: 'Change the address' }));
    await screen.findByText('Settings saved');
    expect(saved()).toEqual([{ slug: 'sofie-41' }]);
  });

  it('can be used only with a plan that has it', async () => {
    const { field } = await show({ features: [] });
    expect(field).toBeNull();
    expect(screen.getByRole('button', { name: /^Your own address for the event: part of Premium/ })).toBeTruthy();
  });
});
