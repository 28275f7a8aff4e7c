import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

const TONES = { error: { background: '#fbeceb', ink: '#7d1a14' }, warning: { background: '#f8efdf', ink: '#5e3d00' } };

interface NoticeProps {
  /** `alert` is read out at once, `status` at the next pause. */
  role: 'alert' | 'status';
  tone: keyof typeof TONES;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * A line of warning without MUI's Alert, which guests' phones would have to fetch (rule: native-controls-for-guests).
 */
export function Notice({ role, tone, sx, children }: NoticeProps) {
  const { background, ink } = TONES[tone];
  return (
    <Box
      role={role}
      sx={
        [
          {
            display: 'flex',
            gap: 1.5,
            px: 2,
            py: 1.5,
            borderRadius: '12px',
            background,
            color: ink,
            fontSize: '0.9375rem',
          },
          ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx]),
        ] as SxProps<Theme>
      }
    >
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" style={{ flex: 'none' }}>
        <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
          <circle cx="12" cy="12" r="9" />
          <path d="M12 7.500v5.500M12 16.300v.2" />
        </g>
      </svg>
      <span>{children}</span>
    </Box>
  );
}
