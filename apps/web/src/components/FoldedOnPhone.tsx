import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';

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
      <Button
        fullWidth
        variant="outlined"
        size="large"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        endIcon={open ? <ExpandLess /> : <ExpandMore />}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <Box id={id} sx={{ mt: 3 }}>
          {children}
        </Box>
      )}
    </>
  );
}
