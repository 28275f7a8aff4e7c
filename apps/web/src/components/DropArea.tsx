import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useFileDialog } from './use-file-dialog';

interface DropAreaProps {
  /** The formats that the file dialog offers, as in the attribute `accept` of an input. */
  accept: string;
  /** The `data-testid` of the input. */
  testId: string;
  /** Without a frame on a phone, where nothing is dropped and the area is one button. */
  isBare?: boolean;
  onFile: (file: File) => void;
  /** `over`: a file is held above the area. `choose` opens the file dialog; its button serves the keyboard. */
  children: (area: { over: boolean; choose: () => void }) => ReactNode;
}

/** An area that accepts a dropped file, or one from the file dialog. */
export function DropArea({ accept, testId, isBare = false, onFile, children }: DropAreaProps) {
  const { input, choose } = useFileDialog({ accept, testId, onFile });
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => files?.[0] && onFile(files[0]);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      sx={(theme) => ({
        p: 2.5,
        textAlign: 'center',
        border: '1.5px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.hover' : 'transparent',
        borderRadius: '16px',
        [theme.breakpoints.down('sm')]: isBare ? { p: 0, border: 0 } : {},
      })}
    >
      {input}
      {children({ over, choose })}
    </Box>
  );
}

/** Which files the area takes, and, where something is pointed at with a mouse, that they can be dragged there. */
export const DropHint = ({ formats, drag }: { formats: string; drag: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
    {formats}{' '}
    <Box component="span" sx={{ display: 'none', '@media (any-pointer: fine)': { display: 'inline' } }}>
      {drag}
    </Box>
  </Typography>
);
