import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitleInSight } from '../use-title-in-sight';

interface ChoiceToolProps {
  label: string;
  /** What is chosen, drawn small. */
  icon: ReactNode;
  /** The name of what is chosen, where the choices do not show it. */
  chosen?: string;
  hint?: string;
  children: ReactNode;
}

/** A button that opens a choice beside itself, and on a phone at the lower edge, where the title is in sight above it (rule: look-chosen). */
export function ChoiceTool({ label, icon, chosen, hint, children }: ChoiceToolProps) {
  const { t } = useTranslation('app');
  const [button, setButton] = useState<HTMLElement | null>(null);
  const { show, leave } = useTitleInSight();
  const close = () => {
    setButton(null);
    leave();
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={icon}
        aria-haspopup="dialog"
        onClick={(event) => setButton(event.currentTarget)}
      >
        {label}
      </Button>
      <Popover
        open={button !== null}
        // Below the end of the bar, in the corner of the picture, where it covers no title.
        anchorEl={button?.closest('[data-picture-tools]') ?? button}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -8, horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, sx: sheet },
          transition: { onEnter: (paper: HTMLElement) => show(button, paper) },
        }}
      >
        {/* As the invitation is, so that it has its colours. */}
        <Box component="article" sx={{ display: 'grid', gap: 1, px: 2, pt: 1, pb: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ fontWeight: 600 }}>{label}</Box>
            <Box sx={quiet}>{chosen}</Box>
            <Button onClick={close} sx={{ ml: 'auto', mr: -1 }}>
              {t('action.close')}
            </Button>
          </Box>
          {children}
          <Box sx={quiet}>{hint}</Box>
        </Box>
      </Popover>
    </>
  );
}

const quiet = { color: 'text.secondary', fontSize: '0.9375rem' } as const;
const sheet = {
  borderRadius: 4,
  // What the popover measures for wider screens is set aside.
  '@media (max-width: 599.98px)': {
    inset: 'auto 0 0 !important',
    maxWidth: 'none',
    borderRadius: '16px 16px 0 0',
  },
} as const;
