import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { titlePlace } from '@festlig/domain/web/hero-image';
import type { ReactNode } from 'react';

interface PictureToolsProps {
  /** The name of the picture. */
  picture: string | null;
  /** The page is not saved yet, and says so above. */
  isDraft?: boolean;
  children: ReactNode;
}

/**
 * A host's own photo leaves the title in sight between the bars that only hosts have (rule: own-hero-clear): on a phone, where it
 * stands below the photo, two lines of it. Above the photo of a saved page are 143 px, and up to 96 px at the lower edge; of a draft
 * 205 px and up to 139 px.
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

const words = {
  paddingInline: '12px',
  boxShadow: 'none',
  '&, &:hover': { color: 'var(--ink)', backgroundColor: 'transparent' },
};

/**
 * The host's buttons for the invitation: on a phone a line of words above its picture, where they would cover what is drawn, and on
 * its upper corner elsewhere (rule: edit-beside-picture). The page keeps their place free until they have come.
 */
export function PictureTools({ picture, isDraft = false, children }: PictureToolsProps) {
  return (
    <Box
      data-picture-tools
      sx={{
        position: 'relative',
        zIndex: 1,
        display: 'flex',
        displayPrint: 'none',
        justifyContent: 'flex-end',
        gap: { sm: 1 },
        px: { xs: 0.5, sm: 2 },
        pt: { sm: 2 },
        '& > button': (theme) => ({ [theme.breakpoints.down('sm')]: words }),
      }}
    >
      {titlePlace(picture) === 'under' && <GlobalStyles styles={(theme) => lowPhoto(theme, isDraft)} />}
      {children}
    </Box>
  );
}
