import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { isNoParty, usePartyOfPage } from '../../../api/party';
import { ErrorState } from '../../../components/ErrorState';
import { NotFound } from '../../../components/NotFound';
import { showLanguage } from '../../../i18n/i18n';
import { rememberedLanguage } from '../../../i18n/language';
import { WALL } from '../wall/colours.model';
import { WallScreen } from '../wall/components/WallScreen';

/** /{idOrSlug}/photos/wall: the photos on a screen at the party, without bars (rule: photo-wall-screen). */
export default function WallRoute() {
  const { data: party, error, refetch } = usePartyOfPage();
  const language = party?.language;
  useEffect(() => {
    if (language && !rememberedLanguage()) void showLanguage(language);
  }, [language]);
  if (!party && error) {
    return <main>{isNoParty(error) ? <NotFound /> : <ErrorState error={error} onRetry={() => void refetch()} />}</main>;
  }
  return (
    <Box component="main" sx={{ position: 'fixed', inset: 0, bgcolor: WALL.ground, color: WALL.words }}>
      {party && <WallScreen party={party} />}
    </Box>
  );
}
