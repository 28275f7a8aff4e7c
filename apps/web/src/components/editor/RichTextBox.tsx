import Box from '@mui/material/Box';
import { FORMATS } from '@festlig/domain/html/formats';
import { useEffect, useMemo, useRef, useState } from 'react';
import ReactQuill from 'react-quill';
import { shownHtml, storedHtml } from './editor-html';
import { EditorToolbar } from './EditorToolbar';
import { LinkDialog, type LinkPlace } from './LinkDialog';
import { PictureDialog } from './PictureDialog';
import { linkPlace, setLink } from './quill-link';
import { insertPicture } from './quill-picture';
import { insertPlaceholder, placeTyped } from './quill-placeholder';
import type { RichTextProps } from './rich-text-props';

type RichTextBoxProps = Omit<RichTextProps, 'label' | 'hideLabel' | 'error' | 'hint'> & {
  labelledBy: string;
  describedBy?: string;
  invalid: boolean;
};

/** Everything else that is pasted becomes plain text. */
const KEPT = [...Object.keys(FORMATS), 'placeholder'];
const KEPT_WITH_PICTURES = [...KEPT, 'image'];

/** Tab leaves the text, as everywhere else on the page: the editor must not trap the keyboard. */
const LEAVE_TAB = { tab: null, 'remove tab': null, indent: null, outdent: null };

/** The text and its toolbar. */
export default function RichTextBox({ value, onChange, placeholder = '', ...props }: RichTextBoxProps) {
  const { labelledBy, describedBy, invalid, autoFocus = false, inserts = [], picturesOf } = props;
  const quill = useRef<ReactQuill>(null);
  // The text as the editor holds it, beside the stored value it became: empty lines that the host is writing stay.
  const asShown = () => ({ stored: value, html: shownHtml(value, inserts) });
  const [text, setText] = useState(asShown);
  if (value !== text.stored) setText(asShown);
  const [formats, setFormats] = useState<Record<string, unknown>>({});
  const [link, setLinkPlace] = useState<LinkPlace>();
  /** Where a picture is being inserted, and the file that was dropped there, if one was. */
  const [picture, setPicture] = useState<{ index: number; length: number; file?: File | undefined }>();
  const editor = () => quill.current?.getEditor();
  const askLink = () => {
    const current = editor();
    if (current) setLinkPlace(linkPlace(current));
  };
  const askPicture = (file?: File) => {
    const { index, length } = editor()?.getSelection(true) ?? { index: 0, length: 0 };
    if (picturesOf !== undefined) setPicture({ index, length, file });
  };
  const asked = useRef({ askLink, askPicture });
  useEffect(() => {
    asked.current = { askLink, askPicture };
  });
  const modules = useMemo(
    () => ({
      toolbar: false,
      keyboard: {
        bindings: { ...LEAVE_TAB, link: { key: 'k', shortKey: true, handler: () => asked.current.askLink() } },
      },
      // Quill itself would put a dropped file into the text.
      uploader: { handler: (_range: unknown, [file]: File[]) => file && asked.current.askPicture(file) },
    }),
    [],
  );
  useEffect(() => {
    const root = quill.current?.getEditor().root;
    if (!root) return;
    root.setAttribute('role', 'textbox');
    root.setAttribute('aria-multiline', 'true');
    root.setAttribute('aria-labelledby', labelledBy);
    root.setAttribute('aria-invalid', String(invalid));
    if (describedBy) root.setAttribute('aria-describedby', describedBy);
    else root.removeAttribute('aria-describedby');
  }, [labelledBy, describedBy, invalid]);
  useEffect(() => {
    if (autoFocus) quill.current?.focus();
  }, [autoFocus]);
  return (
    <Box sx={{ ...frame, ...(invalid ? { borderColor: 'error.main' } : {}) }}>
      <EditorToolbar
        formats={formats}
        inserts={inserts}
        onFormat={(name, wanted) => {
          editor()?.format(name, wanted, 'user');
          setFormats(editor()?.getFormat() ?? {});
        }}
        onLink={askLink}
        onPicture={picturesOf === undefined ? undefined : () => askPicture()}
        onInsert={(inserted) => {
          const current = editor();
          if (current) insertPlaceholder(current, inserted);
        }}
      />
      <ReactQuill
        ref={quill}
        theme="default"
        formats={picturesOf === undefined ? KEPT : KEPT_WITH_PICTURES}
        modules={modules}
        placeholder={placeholder}
        value={text.html}
        onChange={(html, _delta, source) => {
          const current = editor();
          if (source === 'user' && current) placeTyped(current, inserts);
          const stored = source === 'user' ? storedHtml(html) : text.stored;
          setText({ stored, html });
          if (source === 'user') onChange(stored);
        }}
        onChangeSelection={(range) => range && setFormats(editor()?.getFormat(range) ?? {})}
        onFocus={() => props.onFocus?.()}
        onBlur={() => props.onBlur?.()}
      />
      {link && (
        <LinkDialog
          place={link}
          onCancel={() => setLinkPlace(undefined)}
          onLink={(address) => {
            setLinkPlace(undefined);
            const current = editor();
            if (current) setLink(current, link, address);
          }}
        />
      )}
      {picture && picturesOf !== undefined && (
        <PictureDialog
          partyId={picturesOf}
          file={picture.file}
          onCancel={() => setPicture(undefined)}
          onInsert={(chosen) => {
            setPicture(undefined);
            const current = editor();
            if (current) insertPicture(current, picture, chosen);
          }}
        />
      )}
    </Box>
  );
}

const frame = {
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
    '& p, & h2, & h3, & blockquote, & ol': { m: 0, mb: '0.7em' },
    '& ol': { pl: '1.5em' },
    '& li[data-list="bullet"]': { listStyleType: 'disc' },
    '& li[data-list="ordered"]': { listStyleType: 'decimal' },
    '& .ql-ui': { position: 'absolute' },
    '& blockquote': { borderLeft: '3px solid', borderColor: 'divider', pl: 2 },
    '& a': { color: 'primary.main' },
    '& .ql-placeholder': {
      px: 1,
      py: 0.25,
      borderRadius: 2,
      bgcolor: 'color-mix(in srgb, var(--berry) 12%, transparent)',
      whiteSpace: 'nowrap',
    },
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: 2 },
  },
  '& .ql-editor.ql-blank::before': {
    content: 'attr(data-placeholder)',
    position: 'absolute',
    color: 'text.secondary',
    pointerEvents: 'none',
  },
} as const;
