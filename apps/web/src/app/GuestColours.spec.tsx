import { DRAWINGS } from '@festlig/domain/web/drawings';
import { aParty } from '@festlig/testing/party';
import { useTheme } from '@mui/material/styles';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { fakeServer, renderRoute } from '../components/testing/render-route';
import { usePartyOfPage } from '../api/party';
import { palette } from '../lib/palette';
import { GuestColours } from './GuestColours';
import { PageColours } from './PageColours';
import { darkTheme, accentTheme, theme } from './theme';

const heroImage = '/media/hero-images/wedding/linen-wreath-light.jpg';
const { light, dark } = DRAWINGS['linen-wreath']!.accent;
const Shown = () => {
  const { primary, error } = useTheme().palette;
  const { data } = usePartyOfPage();
  return <p>{data && `${primary.main} ${primary.contrastText} ${error.main}`}</p>;
};

afterEach(cleanup);

describe('what is open over an invitation (rule: accent-of-picture)', () => {
  it.each([
    ['the accent of its picture for a guest', { heroImage }, light],
    ['the accent of the product for its owner', { heroImage, isOwner: true }, palette.berry],
    ['the accent of the product for a co-host', { heroImage, isCohost: true }, palette.berry],
    [
      'the accent of the occasion over a host’s own picture whose colours are not known',
      { heroImage: '/media/images/1/2/a-dark.jpg', type: 'christmas' as const },
      DRAWINGS['fir-and-stars']!.accent.light,
    ],
  ])('has %s', async (_, changes, berry) => {
    fakeServer({
      'GET /api/party/Feststar': () => aParty({ id: 'a'.repeat(24), isOwner: false, isCohost: false, ...changes }),
    });
    const page = (
      <PageColours>
        <GuestColours>
          <Shown />
        </GuestColours>
      </PageColours>
    );
    await renderRoute(page, '/Feststar/wishlist', '/:idOrSlug/wishlist');
    expect(await screen.findByText(`${berry} ${palette.paper} ${theme.palette.error.main}`)).toBeTruthy();
  });

  it('has the pale accent in the dark, with all other colours of the dark', () => {
    const { primary, error } = accentTheme('dark', { light, dark }).palette;
    expect([primary.main, error.main]).toEqual([dark, darkTheme.palette.error.main]);
  });
});
