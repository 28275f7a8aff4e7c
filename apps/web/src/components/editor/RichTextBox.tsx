import Box from '@mui/material/Box';
import { FORMATS } from '@festlig/domain/html/formats';
import { useEffect, useMemo, useRef, useState } from 'react';
import ReactQuill from 'react-quill';
import { shownHtml, storedHtml } from './editor-html';
import { editorFrame, LEAVE_TAB } from './editor-frame';
import { EditorToolbar } from './EditorToolbar';
import { LinkDialog, type LinkPlace } from './LinkDialog';
import { PictureDialog } from './PictureDialog';
import { linkPlace, setLink } from './quill-link';
import { insertPicture } from './quill-picture';
import { insertPlaceholder, placeTyped } from './quill-placeholder';
import type { RichTextProps } from './rich-text-props';
import { type EditorNames, useEditorNames } from './use-editor-names';

type RichTextBoxProps = Omit<RichTextProps, 'label' | 'hideLabel' | 'error' | 'hint'> & EditorNames;

/** Everything else that is pasted becomes plain text. */
const KEPT = [...Object.keys(FORMATS), 'placeholder'];
const KEPT_WITH_PICTURES = [...KEPT, 'image'];

/** The text and its toolbar. */
export default function RichTextBox({ value, onChange, placeholder = '', ...props }: RichTextBoxProps) {
  const { autoFocus = false, inserts = [], picturesOf } = props;
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
  useEditorNames(quill, props);
  useEffect(() => {
    if (autoFocus) quill.current?.focus();
  }, [autoFocus]);
  return (
    <Box sx={[editorFrame(props.invalid), formatted]}>
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

/** How formatted text looks, in addition to the frame. */
const formatted = {
  '& .ql-editor :is(p, h2, h3, blockquote, ol)': { m: 0, mb: '0.7em' },
  '& .ql-editor': {
    '& ol': { pl: '1.5em' },
    '& li[data-list="bullet"]': { listStyleType: 'disc' },
    '& li[data-list="ordered"]': { listStyleType: 'decimal' },
    '& .ql-ui': { position: 'absolute' },
    '& blockquote': { borderLeft: '3px solid', borderColor: 'divider', pl: 2 },
    // On an invitation that of its picture (rule: accent-of-picture).
    '& a': { color: 'var(--berry)' },
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: 2 },
  },
  '& .ql-editor.ql-blank::before': {
    content: 'attr(data-placeholder)',
    position: 'absolute',
    color: 'text.secondary',
    pointerEvents: 'none',
  },
} as const;
