import { lazy } from 'react';
import { patiently } from '../../lib/patiently';
import { EditorField } from './EditorField';
import type { PlainTextProps } from './rich-text-props';

const PlainTextBox = lazy(patiently(() => import('./PlainTextBox')));

/** A text without formatting that shows its placeholders by what they stand for (rule: placeholders-by-name). */
export function PlainText({ label, error, hint, alsoDescribedBy, ...box }: PlainTextProps) {
  return (
    <EditorField label={label} error={error} hint={hint} height={200}>
      {(names) => {
        const describedBy = [names.describedBy, alsoDescribedBy].filter((id) => id !== undefined).join(' ');
        return <PlainTextBox {...box} {...names} describedBy={describedBy} />;
      }}
    </EditorField>
  );
}
