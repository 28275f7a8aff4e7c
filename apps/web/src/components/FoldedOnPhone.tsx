import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { FoldButton } from './FoldButton';

interface FoldedOnPhoneProps {
  /** What the button opens. */
  label: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Where there is one column, the content is behind a button, and is loaded only when it is opened. */
export function FoldedOnPhone({ label, isOpen = false, children }: FoldedOnPhoneProps) {
  const id = useId();
  const isFolded = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [open, setOpen] = useState(isOpen);
  if (!isFolded) return children;
  return (
    <>
      <FoldButton label={label} controls={id} isOpen={open} onToggle={() => setOpen(!open)} />
      {open && (
        <Box id={id} sx={{ mt: 3 }}>
          {children}
        </Box>
      )}
    </>
  );
}
