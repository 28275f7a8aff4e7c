import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, Suspense, useId } from 'react';
import { Bone } from '../Bone';
import { visuallyHidden } from '../../lib/visually-hidden';
import type { EditorNames } from './use-editor-names';

interface EditorFieldProps {
  label: string;
  /** Whether the label is for screen readers only, because the text stands where the page shows it. */
  hideLabel?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  /** The height of what stands here until the editor is loaded, in pixels. */
  height: number;
  children: (names: EditorNames) => ReactNode;
}

/** The label of an editor above it, and its error or hint below. The editor itself is loaded later. */
export function EditorField({ label, hideLabel = false, error, hint, height, children }: EditorFieldProps) {
  const id = useId();
  const below = error ?? hint;
  const names = {
    labelledBy: `${id}-label`,
    ...(below ? { describedBy: `${id}-below` } : {}),
    invalid: error !== undefined,
  };
  return (
    <Box>
      <Box id={`${id}-label`} sx={hideLabel ? visuallyHidden : { fontWeight: 600, mb: 1 }}>
        {label}
      </Box>
      <Suspense fallback={<Bone style={{ height, borderRadius: '12px' }} />}>{children(names)}</Suspense>
      {below && (
        <FormHelperText id={`${id}-below`} error={error !== undefined} sx={{ mx: 1.75 }}>
          {below}
        </FormHelperText>
      )}
    </Box>
  );
}
