import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { fieldError } from '../../../components/form/field-error';
import { cleanHtml } from '../clean-html.model';
import { hasPlaceholder, PLACEHOLDERS, type Placeholder } from '../model';
import { insertAtCaret } from '../../../lib/insert-at-caret';
import { useHighlightedPlaceholders } from '../use-highlighted-placeholders';

/** The mail's text: written as plain words, formatting of the template kept, placeholders put in by button. */
export function BodyEditor({ name }: { name: string }) {
  const { t } = useTranslation('invitations');
  const { input, meta } = useField<string>(name);
  const box = useRef<HTMLDivElement>(null);
  const error = fieldError(meta);
  // The box keeps its own text while one writes; it is set only when the value comes from elsewhere (loaded, undone).
  useEffect(() => {
    if (box.current && cleanHtml(box.current.innerHTML) !== input.value) box.current.innerHTML = cleanHtml(input.value);
  }, [input.value]);
  useHighlightedPlaceholders(box, input.value);
  const read = () => input.onChange(cleanHtml(box.current?.innerHTML ?? ''));
  const insert = (placeholder: Placeholder) => {
    if (!box.current) return;
    insertAtCaret(box.current, PLACEHOLDERS[placeholder]);
    read();
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Box id="body-label" sx={{ fontWeight: 600, mr: 'auto' }}>
          {t('editor.body')}
        </Box>
        <Box role="group" aria-label={t('editor.toolbar')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {(['name', 'link'] as const).map((each) => (
            <Button
              key={each}
              size="small"
              variant="outlined"
              // The caret stays in the text when the button is pressed with a pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(each)}
            >
              + {t(each === 'name' ? 'editor.insertName' : 'editor.insertLink')}
            </Button>
          ))}
        </Box>
      </Box>
      <Box
        ref={box}
        role="textbox"
        aria-multiline="true"
        aria-labelledby="body-label"
        aria-describedby="body-text"
        aria-invalid={error !== undefined}
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        onInput={read}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
        onPaste={(event) => {
          event.preventDefault();
          insertAtCaret(event.currentTarget, event.clipboardData.getData('text/plain'));
          read();
        }}
        sx={page}
      />
      <Box
        id="body-text"
        role={error ? 'alert' : undefined}
        sx={{ mt: 0.75, fontSize: '0.9375rem', color: error ? 'error.main' : 'text.secondary' }}
      >
        {error ?? (hasPlaceholder(input.value, 'link') ? t('editor.hint') : t('editor.noLink'))}
      </Box>
    </Box>
  );
}

const page = {
  minHeight: 260,
  px: 2,
  py: 1.5,
  bgcolor: 'background.paper',
  border: '1px solid rgba(42, 35, 32, 0.23)',
  borderRadius: '12px',
  overflowWrap: 'anywhere',
  '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
  '& p': { my: 1 },
  '& a': { color: 'primary.main' },
  '& ::highlight(placeholder)': { color: '#a5303f', backgroundColor: '#f6e6e3' },
} as const;
