import type { Party } from '@festlig/contracts/party';
import { HeldClock } from '@festlig/platform/clock';
import { DRAWINGS } from '@festlig/domain/web/drawings';
import { COLOURS } from '@festlig/domain/web/look';
import type { Config } from '@festlig/platform/config/platform-variables';
import type { RpcClient } from '@festlig/platform/rpc';
import { aParty } from '@festlig/testing/party';
import { expect, it } from '@jest/globals';
import { PartyDirectory } from './party-directory';

async function invitationOf(fields: Partial<Party>) {
  const answer = { party: aParty({ id: 'a'.repeat(24), ...fields }), ownerId: 'owner', cohosts: [] };
  const rpc = { call: async () => answer } as unknown as RpcClient;
  const config = { values: { PUBLIC_URL: 'https://festlig.example' } } as Config;
  const { invitation } = await new PartyDirectory(
    rpc,
    config,
    new HeldClock(new Date('2026-05-01T10:00:00Z')),
  ).describe('party');
  return invitation;
}

it.each([
  ['/media/hero-images/party/confetti-light.jpg', '/media/hero-images/party/mail/confetti-light.jpg'],
  ['/media/hero-images/baptism/water-rings-light.jpg', '/media/hero-images/baptism/mail/water-rings-light.jpg'],
  ['/media/images/1/2/own-light.jpg', '/media/images/1/2/mail/own-light.jpg'],
])('a mail shows %s as JPEG, the part of it that is made for mails (rule: mail-look)', async (hero, shown) => {
  expect((await invitationOf({ heroImage: hero })).heroUrl).toBe(`https://festlig.example${shown}`);
});

it('a mail of a page without a picture has none', async () =>
  expect((await invitationOf({ heroImage: null })).heroUrl).toBeNull());

it('a mail knows the site that has the font of its title (rule: typeface-of-picture)', async () =>
  expect((await invitationOf({})).site).toBe('https://festlig.example'));

it('a mail looks as its page does (rules: mail-look, look-chosen)', async () => {
  const drawn = { heroImage: '/media/hero-images/wedding/linen-wreath-light.jpg' };
  expect((await invitationOf(drawn)).look).toEqual({
    typeface: 'cormorant',
    accent: DRAWINGS['linen-wreath']!.accent,
  });
  const chosen = { ...drawn, lettering: 'young', colour: 'plum' } as const;
  expect((await invitationOf(chosen)).look).toEqual({ typeface: 'young', accent: COLOURS.plum });
});

it('a mail names the reply-by day while it is ahead, and no day that has passed (rule: reminder-offered)', async () => {
  expect((await invitationOf({ suDate: '2026-05-01' })).reply).toEqual({ by: '2026-05-01' });
  expect((await invitationOf({ suDate: '2026-04-30' })).reply).toEqual({ by: null });
  expect((await invitationOf({ suDate: '2026-04-30', rsvpDeadlineEnabled: true })).reply).toBeNull();
});
