import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import ReactQuill from 'react-quill';
import { editorFrame, LEAVE_TAB } from './editor-frame';
import { InsertButtons } from './InsertButtons';
import { insertPlaceholder, placeTyped, shownText, storedText } from './quill-placeholder';
import type { PlainTextProps } from './rich-text-props';
import { type EditorNames, useEditorNames } from './use-editor-names';

type PlainTextBoxProps = Omit<PlainTextProps, 'label' | 'error' | 'hint' | 'alsoDescribedBy'> & EditorNames;

const KEPT = ['placeholder'];
const MODULES = { toolbar: false, keyboard: { bindings: LEAVE_TAB }, uploader: { handler: () => undefined } };

/** The text, with a button for each placeholder above it. */
export default function PlainTextBox({ value, onChange, inserts, onFocus, onBlur, ...names }: PlainTextBoxProps) {
  const quill = useRef<ReactQuill>(null);
  useEditorNames(quill, names);
  const shown = useMemo(() => shownText(value, inserts), [value, inserts]);
  const editor = () => quill.current?.getEditor();
  return (
    <Box sx={editorFrame(names.invalid)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', p: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        <InsertButtons
          inserts={inserts}
          onInsert={(inserted) => {
            const current = editor();
            if (current) insertPlaceholder(current, inserted);
          }}
        />
      </Box>
      <ReactQuill
        ref={quill}
        theme="default"
        formats={KEPT}
        modules={MODULES}
        value={shown}
        onChange={(_html, _delta, source) => {
          const current = editor();
          if (source !== 'user' || !current) return;
          placeTyped(current, inserts);
          onChange(storedText(current));
        }}
        onFocus={() => onFocus?.()}
        onBlur={() => onBlur?.()}
      />
    </Box>
  );
}
