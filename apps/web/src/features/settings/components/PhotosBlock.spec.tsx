import type { Party } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type Answer, fakeServer, renderRoute } from '../../../components/testing/render-route';
import SettingsRoute from '../routes/SettingsRoute';

const party = aParty({ id: 'a'.repeat(24), date: '2030-06-20T16:00:00Z', isOwner: true });

async function show(fields: Partial<Party>, answers: Record<string, Answer>) {
  const known = { ...party, ...fields };
  const received = fakeServer({
    'GET /api/party/Feststar': () => known,
    [`PATCH /api/party/${party.id}/settings`]: ({ body }) => ({ ...known, ...(body as object) }),
    ...answers,
  });
  await renderRoute(<SettingsRoute reload={() => undefined} />, '/Feststar/settings', '/:idOrSlug/settings');
  await screen.findByRole('switch', { name: 'Guests can reply' });
  return { saved: () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body as Partial<Party>) };
}
const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));

describe('the settings about photos', () => {
  const initial = (photos: boolean, user: object | null = null) => ({
    'GET /api/initial': () => ({ user, language: 'en', flags: { photos }, providerKeys: {} }),
  });
  const photosOf = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

  it('are hidden while the photos flag is off (rule: settings-photos)', async () => {
    await show({ features: ['photos'] }, initial(false));
    expect(screen.queryByText('Photos from the guests')).toBeNull();
  });

  it('are saved, and the time can be chosen and cleared only while photos are on (rule: photo-open-later)', async () => {
    const { saved } = await show({ features: ['photos'], photosEnabledDate: '2030-06-20T16:00:00Z' }, initial(true));
    const from = () => screen.getByLabelText<HTMLInputElement>('Open to guests from a set time');
    expect((await photosOf('The event has a gallery')).checked).toBe(false);
    expect(screen.getByRole('link', { name: 'See the gallery' }).getAttribute('href')).toBe('/Feststar/photos');
    expect([from().disabled, from().value]).toEqual([true, '2030-06-20T18:00']);
    toggle('The event has a gallery');
    fireEvent.change(from(), { target: { value: '2020-01-01T10:00' } });
    save();
    expect(await screen.findByText('Date must be today or in the future')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove the time' }));
    save();
    await waitFor(() => expect(saved()).toEqual([{ photosEnabled: true, photosEnabledDate: null }]));
  });

  const SWITCHES = [
    ['Guests can add photos', 'photosUploadedByGuests'],
    ['Guests can see the photos', 'photosPublicEnabled'],
    ['Guests can see new photos at once', 'photosPublicDefaultEnabled'],
  ] as const;
  it.each(SWITCHES)('save ”%s” alone, on and off', async (name, field) => {
    const { saved } = await show({ features: ['photos'], photosEnabled: true, [field]: false }, initial(true));
    expect((await photosOf(name)).checked).toBe(false);
    toggle(name);
    save();
    await waitFor(() => expect(saved()).toEqual([{ [field]: true }]));
    await screen.findByText('Everything is saved.');
    toggle(name);
    save();
    await waitFor(() => expect(saved()[1]).toEqual({ [field]: false }));
  });

  it('of guests keep what was chosen and cannot be changed while photos are off', async () => {
    const chosen = Object.fromEntries(SWITCHES.map(([, field]) => [field, true]));
    await show({ features: ['photos'], photosEnabled: false, ...chosen }, initial(true));
    const found = await Promise.all(SWITCHES.map(([name]) => photosOf(name)));
    expect(found.map(({ checked, disabled }) => checked && disabled)).toEqual([true, true, true]);
  });
});
