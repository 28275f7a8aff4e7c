import type { Feature } from '@festlig/contracts/party';
import { aParty } from '@festlig/testing/party';
import { expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import SettingsRoute from '../routes/SettingsRoute';

/** The settings of a party with these features. */
async function show(features: Feature[]) {
  fakeServer({
    'GET /api/initial': () => ({ user: null, language: 'en', flags: { photos: true }, providerKeys: {} }),
    [`GET /api/party/${'a'.repeat(24)}/cohosts`]: () => ({ cohostInvites: [] }),
    'GET /api/party/Feststar': () => aParty({ id: 'a'.repeat(24), isOwner: true, features }),
  });
  await renderRoute(<SettingsRoute reload={() => undefined} />, '/Feststar/settings', '/:idOrSlug/settings');
}

it.each([
  ['Photos from guests', 'Collect your guests’ photos with Premium', 'The event has a gallery'],
  ['Your own number as the sender of texts', 'Send texts from your own number with Premium', 'Send from my own number'],
  ['Co-hosts', 'Invite co-hosts with Premium', 'Co-host’s e-mail'],
])(
  'settings that the plan has not are a line that explains the plan: %s (rule: premium-features)',
  async (feature, sheet, own) => {
    const badge = new RegExp(`^${feature}: part of Premium`);
    await show([]);
    fireEvent.click(await screen.findByRole('button', { name: badge }));
    expect(await screen.findByRole('dialog', { name: sheet })).toBeTruthy();
    expect(screen.queryByLabelText(own)).toBeNull();
    cleanup();
    await show(['photos', 'sms_sender', 'cohosts']);
    expect(await screen.findByLabelText(own)).toBeTruthy();
    expect(screen.queryByRole('button', { name: badge })).toBeNull();
  },
);
