import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { type LaidOut, layoutOf } from '@festlig/domain/web/hero-image';
import type { ReactNode } from 'react';

interface PictureToolsProps {
  party: LaidOut;
  /** The page is not saved yet, and says so above. */
  isDraft?: boolean;
  /** The page is edited: on a phone the buttons stay at the upper edge of the screen while the host writes below. */
  isEdited?: boolean;
  children: ReactNode;
}

/**
 * A host's own photo leaves the title in sight between the bars that only hosts have (rule: own-hero-clear): on a phone, where it
 * stands below the photo, two lines of it. Above the photo of a saved page are 143 px, and up to 96 px at the lower edge; of a draft
 * up to 205 px and 139 px.
 */
const lowPhoto = (theme: Theme, isDraft: boolean) => ({
  ':root': { '--bars': isDraft ? '344px' : '239px' },
  [theme.breakpoints.down('sm')]: {
    'div:has([data-picture-tools]) + div > div > div:has([data-title-box])': {
      width: '100%',
      maxHeight: isDraft ? 'max(180px, calc(100svh - 544px))' : 'max(200px, calc(100svh - 452px))',
    },
  },
});

/** The upper edge holds the buttons from the picture down to the end of the page. */
const atUpperEdge = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    // In the room that the page keeps at its upper edge: it does not move when the focus comes back to them.
    '[data-picture-tools] > button': { scrollMarginTop: -80 },
    'div:has(> div > [data-picture-tools])': { display: 'contents' },
    'div:has(> [data-picture-tools])': {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      backgroundColor: 'var(--card)',
      borderBottom: '1px solid var(--line)',
    },
  },
});

/** One bar of paper, through which a little of the picture is seen; a fine line is between its buttons. */
const bar = (theme: Theme) => ({
  [theme.breakpoints.up('sm')]: {
    width: 'fit-content',
    // No margin above: the picture would move down with it.
    top: '16px',
    marginInline: 'auto 16px',
    border: '1px solid var(--line)',
    borderRadius: '24px',
    backgroundColor: 'color-mix(in srgb, var(--card) 88%, transparent)',
    backdropFilter: 'blur(12px)',
    '& > button ~ button::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      height: '20px',
      borderLeft: '1px solid var(--line)',
    },
  },
});

/** On the half that is the picture, so that what the buttons open covers no title. */
const onHalf = (theme: Theme) => ({ [theme.breakpoints.up('md')]: { marginInlineEnd: 'calc(50% + 16px)' } });

/**
 * The host's buttons for the invitation: on a phone a line of words above its picture, where they would cover what is drawn, and on
 * its upper corner elsewhere (rule: edit-beside-picture); while a page is edited a phone keeps them in sight. The page keeps their place free until they have come.
 */
export function PictureTools({ party, isDraft = false, isEdited = false, children }: PictureToolsProps) {
  return (
    <Box
      data-picture-tools
      sx={[
        {
          position: 'relative',
          zIndex: 1,
          display: 'flex',
          displayPrint: 'none',
          justifyContent: { xs: 'space-around', sm: 'flex-end' },
          px: { xs: 0.5, sm: 0 },
          color: 'var(--ink)',
          '& > button': { px: { xs: 0.75, sm: 2.25 } },
          '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0.5, sm: 1 } },
          // Four words have no room for them.
          '@media (max-width: 379.98px)': { '& .MuiButton-startIcon:not(:has([role]))': { display: 'none' } },
        },
        bar,
        layoutOf(party) === 'beside' && onHalf,
      ]}
    >
      {isEdited && <GlobalStyles styles={atUpperEdge} />}
      {layoutOf(party) !== 'on' && <GlobalStyles styles={(theme) => lowPhoto(theme, isDraft)} />}
      {children}
    </Box>
  );
}
