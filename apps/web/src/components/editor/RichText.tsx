import { lazy } from 'react';
import { patiently } from '../../lib/patiently';
import { EditorField } from './EditorField';
import type { RichTextProps } from './rich-text-props';

/** The editor is larger than a guest's whole page: it is loaded when a host first edits. */
const RichTextBox = lazy(patiently(() => import('./RichTextBox')));

/** A text with formatting, lists and links (rule: page-text). */
export function RichText({ label, hideLabel = false, error, hint, ...box }: RichTextProps) {
  return (
    <EditorField label={label} hideLabel={hideLabel} error={error} hint={hint} height={240}>
      {(names) => <RichTextBox {...box} {...names} />}
    </EditorField>
  );
}
