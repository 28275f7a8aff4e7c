import ArrowBack from '@mui/icons-material/ArrowBack';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { guestQueryOf } from '@festlig/domain/web/guest-link';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isOverPage } from '../lib/over-page';
import { Dialog } from './Dialog';
import { OfflineNotice } from './OfflineNotice';
import { useTitle } from './use-title';

interface OverlayProps {
  title: string;
  /** The title of the invitation below, for the browser tab. */
  of: string;
  /** Pixels, on screens that are wider than a phone's. */
  width: number;
  /** Fills the window instead. */
  fills?: boolean;
  /** For hosts: it looks like a page, with its contents as wide as `width`. */
  isPage?: boolean;
  /** What the way back of a page says when it does not lead to the invitation. */
  back?: string | undefined;
  /** Said while there is no network, where nothing is written that could be lost. */
  offline?: string | undefined;
  /** Said beside the title in fewer words. */
  aside?: ReactNode;
  /** Buttons beside the one that closes. */
  actions?: ReactNode;
  /** Says no while Escape means something else. */
  mayClose?: () => boolean;
  children: ReactNode;
}

/**
 * Something at an address of its own over the invitation, full screen on a phone and for hosts; Back closes it (rules:
 * photo-overlay, wish-overlay).
 */
export function Overlay(props: OverlayProps) {
  const {
    title,
    of,
    width,
    fills = false,
    isPage = false,
    back,
    offline,
    aside,
    actions,
    mayClose = () => true,
    children,
  } = props;
  const { t } = useTranslation(['app', 'not-found']);
  const id = useId();
  const navigate = useNavigate();
  const { idOrSlug } = useParams();
  const { state, search } = useLocation();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  // The title and the contents have the same edges, with and without a scroll bar.
  const edges = isPage ? { scrollbarGutter: 'stable' } : {};
  const column = isPage && !fills ? { maxWidth: width - 64, mx: 'auto' } : {};
  useTitle(`${title} · ${of}`, { isOver: true });
  const close = () => {
    if (!mayClose()) return;
    if (isOverPage(state)) return void navigate(-1);
    const invitation = `/${idOrSlug}${guestQueryOf(new URLSearchParams(search))}`;
    void navigate(invitation, { replace: true, preventScrollReset: true });
  };
  return (
    <Dialog
      open
      closesByBack={false}
      onClose={close}
      aria-labelledby={id}
      fullScreen={isPhone || isPage}
      // By its own address nothing was there before: the server may have shown its contents already.
      {...(!isOverPage(state) && { transitionDuration: 0 })}
      maxWidth={false}
      slotProps={{
        paper: {
          sx: {
            bgcolor: 'background.default',
            ...(isPhone || isPage
              ? { borderRadius: 0 }
              : {
                  width: fills ? '100%' : width,
                  height: 'calc(100dvh - 64px)',
                  maxHeight: 'none',
                  ...(fills && { m: 2, height: 'calc(100dvh - 32px)' }),
                }),
          },
        },
      }}
    >
      <Box
        sx={{
          ...edges,
          flex: 'none',
          overflow: 'hidden',
          pl: { xs: 2, sm: 4 },
          pr: { xs: 1, sm: isPage ? 4 : 2.5 },
          pt: { xs: 1, sm: 2.25 },
          pb: { xs: 0.75, sm: 1.5 },
        }}
      >
        <Box sx={column}>
          {isPage && !isPhone && (
            <Button startIcon={<ArrowBack />} onClick={close} sx={{ ml: -2.5 }}>
              {back ?? t('not-found:invitation')}
            </Button>
          )}
          <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
            <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
              <DialogTitle id={id} variant="h2" sx={{ p: '0 !important' }}>
                {title}
              </DialogTitle>
              {aside}
            </Box>
            {actions}
            {(!isPage || isPhone) && (
              <IconButton aria-label={t('action.close')} onClick={close}>
                <Close />
              </IconButton>
            )}
          </Box>
        </Box>
      </Box>
      <OfflineNotice text={offline} />
      <DialogContent
        sx={{
          ...edges,
          borderTop: 1,
          borderColor: 'divider',
          px: { xs: 2, sm: 4 },
          pt: '20px !important',
          pb: { xs: 4, sm: 5 },
        }}
      >
        <Box sx={column}>{children}</Box>
      </DialogContent>
    </Dialog>
  );
}
