import { isEditor } from '@festlig/domain/party/is-editor';
import { heroAccent } from '@festlig/domain/web/hero-accents';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { usePartyOfPage } from '../api/party';
import { accentTheme } from './theme';

/** What is open over an invitation, for its guests in the accent of its picture; hosts' tools keep the product's (rule: accent-of-picture). */
export function GuestColours({ children }: { children: ReactNode }) {
  const { data: party } = usePartyOfPage();
  const around = useTheme();
  const { mode } = around.palette;
  const heroImage = party && !isEditor(party) ? party.heroImage : null;
  const theme = useMemo(() => {
    const accent = heroAccent(heroImage);
    return accent && accentTheme(mode, accent);
  }, [heroImage, mode]);
  return <ThemeProvider theme={theme ?? around}>{children}</ThemeProvider>;
}
