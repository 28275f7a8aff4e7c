import Box from '@mui/material/Box';
import { Field } from 'react-final-form';
import { visuallyHidden } from '../../lib/visually-hidden';

/** A field that people never see and bots fill (rule: reply-honeypot). */
export function Honeypot({ name = 'zip' }: { name?: string }) {
  return (
    <Box sx={visuallyHidden} aria-hidden="true">
      <Field name={name} component="input" type="text" tabIndex={-1} autoComplete="off" />
    </Box>
  );
}
