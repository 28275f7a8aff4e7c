import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { lazy, Suspense, useId } from 'react';
import { patiently } from '../../lib/patiently';
import { Bone } from '../Bone';
import { visuallyHidden } from '../../lib/visually-hidden';
import type { RichTextProps } from './rich-text-props';

/** The editor is larger than a guest's whole page: it is loaded when a host first edits. */
const RichTextBox = lazy(patiently(() => import('./RichTextBox')));

/** A text with formatting, lists and links (rule: page-text). */
export function RichText({ label, hideLabel = false, error, hint, ...box }: RichTextProps) {
  const id = useId();
  const below = error ?? hint;
  return (
    <Box>
      <Box id={`${id}-label`} sx={hideLabel ? visuallyHidden : { fontWeight: 600, mb: 1 }}>
        {label}
      </Box>
      <Suspense fallback={<Bone style={{ height: 240, borderRadius: '12px' }} />}>
        <RichTextBox
          {...box}
          labelledBy={`${id}-label`}
          {...(below ? { describedBy: `${id}-below` } : {})}
          invalid={error !== undefined}
        />
      </Suspense>
      {below && (
        <FormHelperText id={`${id}-below`} error={error !== undefined} sx={{ mx: 1.75 }}>
          {below}
        </FormHelperText>
      )}
    </Box>
  );
}
