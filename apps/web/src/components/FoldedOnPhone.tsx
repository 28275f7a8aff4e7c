import Box from '@mui/material/Box';
import { type ReactNode, useId, useState } from 'react';
import { FoldButton } from './FoldButton';
import { useOneColumn } from './use-one-column';

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
  const [open, setOpen] = useState(isOpen);
  if (!useOneColumn()) return children;
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
