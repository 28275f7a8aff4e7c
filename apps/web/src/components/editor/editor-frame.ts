/** Tab leaves the text, as everywhere else on the page: the editor must not trap the keyboard. */
export const LEAVE_TAB = { tab: null, 'remove tab': null, indent: null, outdent: null };

/** How an editor looks, whatever is written in it. */
export const editorFrame = (invalid: boolean) =>
  ({
    bgcolor: 'background.paper',
    border: '1px solid color-mix(in srgb, currentColor 23%, transparent)',
    borderRadius: '12px',
    '&:focus-within': { borderColor: 'text.primary' },
    '& .ql-container': { position: 'relative' },
    '& .ql-editor': {
      minHeight: 200,
      px: 2,
      py: 1.5,
      fontSize: '1.125rem',
      lineHeight: 1.6,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
      outline: 0,
      borderRadius: '0 0 12px 12px',
      '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: -1 },
      '& p': { m: 0 },
      '& .ql-placeholder': {
        px: 1,
        py: 0.25,
        borderRadius: 2,
        bgcolor: 'color-mix(in srgb, var(--berry) 12%, transparent)',
        whiteSpace: 'nowrap',
      },
    },
    ...(invalid ? { borderColor: 'error.main' } : {}),
  }) as const;
