import { isEditor } from '@festlig/domain/party/is-editor';
import { lookOf } from '@festlig/domain/web/look';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { usePartyOfPage } from '../api/party';
import { accentTheme } from './theme';

/** What is open over an invitation, for its guests in its accent; hosts' tools keep the product's (rule: accent-of-picture). */
export function GuestColours({ children }: { children: ReactNode }) {
  const { data: party } = usePartyOfPage();
  const around = useTheme();
  const { mode } = around.palette;
  const theme = useMemo(
    () => (party && !isEditor(party) ? accentTheme(mode, lookOf(party).accent) : null),
    [party, mode],
  );
  return <ThemeProvider theme={theme ?? around}>{children}</ThemeProvider>;
}
