import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import Box from '@mui/material/Box';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { fieldError } from '../../../components/form/field-error';
import { SERIF } from '../../../lib/serif';

/** The title in its place on the picture. One line of text, however many it takes to show. */
export function TitleField({ autoFocus }: { autoFocus: boolean }) {
  const { t } = useTranslation('party-page');
  const { input, meta } = useField<string>('title');
  const error = fieldError(meta);
  return (
    <Box
      sx={{
        height: '100%',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'stretch',
        width: '100%',
        gridTemplateColumns: '100%',
      }}
    >
      <InputBase
        {...input}
        multiline
        autoFocus={autoFocus}
        maxRows={4}
        onChange={(event) => input.onChange(event.target.value.replaceAll('\n', ' '))}
        error={error !== undefined}
        sx={{ color: 'inherit', borderRadius: 2, outline: '2px dashed', outlineOffset: 4, p: 0 }}
        slotProps={{
          input: {
            'aria-label': t('edit.title'),
            'aria-invalid': error !== undefined,
            'aria-describedby': error ? 'title-error' : undefined,
            maxLength: 200,
            style: {
              fontFamily: SERIF,
              fontSize: 'clamp(2.25rem, 5.2cqi, 3.5rem)',
              lineHeight: 1.1,
              letterSpacing: '-0.02em',
              textAlign: 'center',
            },
          },
        }}
      />
      {error && (
        <FormHelperText
          id="title-error"
          error
          sx={{ bgcolor: 'background.paper', borderRadius: 1, px: 1, mt: 1.5, justifySelf: 'center' }}
        >
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
