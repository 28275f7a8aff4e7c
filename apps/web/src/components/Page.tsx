import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useParams } from 'react-router-dom';
import { visuallyHidden } from '../lib/visually-hidden';
import { PartyBand } from './PartyBand';
import { PartyThumb } from './PartyThumb';
import { useIsPhone } from './use-is-phone';
import { useTitle } from './use-title';

interface PageProps {
  /** The page's only h1, and the title of the browser tab. */
  title: string;
  /** For screen readers only, where what is shown has its own heading. */
  isTitleHidden?: boolean;
  /**
   * Its tab is in a phone's one line of the menu and says the title: there the lead is left out, and the title is in the line of the
   * action, or for screen readers only where there is no room.
   */
  isOnTab?: boolean;
  /** For callers that move the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Where it belongs to another page: the way to that one. */
  back?: ReactNode;
  lead?: ReactNode;
  /** The one primary action. */
  action?: ReactNode;
  /** How wide the content is. Texts and fields are easier to read when they are not as wide as the screen. */
  width?: 'column' | 'page' | 'screen';
  /** Little height around the content, and on a phone a short action beside the title: a long list. */
  dense?: boolean;
  children: ReactNode;
}

/** Pixels of a page that is a column. */
export const COLUMN = 852;

/**
 * A page for hosts: title, lead, one action, content. Everything is aligned to the same edge, which all pages share. On a phone
 * the titles of a party's pages, between which its menu leads, are small and of one size (rules: host-title-size, host-title-on-tab).
 */
export function Page(props: PageProps) {
  const { title, isTitleHidden = false, isOnTab = false, titleRef, back, lead, action, children } = props;
  const { width = 'page', dense = false } = props;
  const isOnPhone = useIsPhone();
  const isOfParty = useParams()['idOrSlug'] !== undefined;
  useTitle(title);
  const heading = (
    <Typography
      variant="h1"
      {...(titleRef && { ref: titleRef, tabIndex: -1 })}
      sx={(theme) => ({
        '&:focus': { outline: 'none' },
        ...(isOfParty && { [theme.breakpoints.down('sm')]: { fontSize: '1.25rem' } }),
      })}
    >
      {title}
    </Typography>
  );
  const maxWidth = width === 'screen' ? false : 'lg';
  const about = lead && (
    <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '60ch', textWrap: 'pretty' }}>
      {lead}
    </Typography>
  );
  // On a phone an action is in the line of the title, not in the middle of title and lead.
  const isInLine = isOnPhone && dense && !isOnTab;
  return (
    <>
      <Box
        sx={{
          position: 'relative',
          pt: { xs: isOfParty ? 1.25 : 1.5, sm: dense ? 2 : 4.5 },
          '&:has(> [data-party-band])': { mb: dense ? 1.5 : 3 },
        }}
      >
        {!isOnPhone && <PartyBand />}
        <Container maxWidth={maxWidth} sx={onBand}>
          {back}
          {isOnTab && isOnPhone ? (
            <Box sx={besideAction}>
              <PartyThumb />
              <Box sx={wholeOrNone}>{heading}</Box>
              {action}
            </Box>
          ) : (
            <Box
              style={isTitleHidden ? visuallyHidden : undefined}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: dense ? { xs: 1, sm: 2 } : 2,
                alignItems: dense ? { xs: 'center', sm: 'end' } : 'end',
                pb: dense ? 1.5 : { xs: 3, sm: 4 },
              }}
            >
              <Box sx={{ flex: dense ? { xs: '1 1 auto', sm: '1 1 280px' } : '1 1 280px', minWidth: 0 }}>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1.25, sm: 2 } }}>
                  <PartyThumb />
                  {heading}
                </Box>
                {!isInLine && about}
              </Box>
              {action}
              {isInLine && about && <Box sx={{ flexBasis: '100%', mt: -1 }}>{about}</Box>}
            </Box>
          )}
        </Container>
      </Box>
      <Container maxWidth={maxWidth} sx={{ pb: dense ? { xs: 1.25, sm: 1.5 } : { xs: 3, sm: 6 } }}>
        {width === 'column' ? <Box sx={{ maxWidth: COLUMN }}>{children}</Box> : children}
      </Container>
    </>
  );
}

/** What can be pressed is seen on the picture at the end of the band. */
const onBand = {
  position: 'relative',
  '& .MuiButton-outlined, & .MuiButton-text, & .MuiIconButton-root': { bgcolor: { sm: 'background.paper' } },
} as const;
/** Where there is no room for all of the title, it wraps below what stands before it, out of sight. */
const wholeOrNone = {
  flex: 1,
  minWidth: 0,
  height: '1.5rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '&::before': { content: '""', width: '1px', height: '100%' },
} as const;
const besideAction = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mt: -0.5,
  mb: 1.5,
} as const;
