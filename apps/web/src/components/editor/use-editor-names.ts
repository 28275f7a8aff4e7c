import { type RefObject, useEffect } from 'react';
import type ReactQuill from 'react-quill';

/** What names and describes an editor: the ids of elements around it. */
export interface EditorNames {
  labelledBy: string;
  describedBy?: string;
  invalid: boolean;
}

/** Makes the editor a text field with a name for screen readers. */
export function useEditorNames(quill: RefObject<ReactQuill | null>, { labelledBy, describedBy, invalid }: EditorNames) {
  useEffect(() => {
    const root = quill.current?.getEditor().root;
    if (!root) return;
    root.setAttribute('role', 'textbox');
    root.setAttribute('aria-multiline', 'true');
    root.setAttribute('aria-labelledby', labelledBy);
    root.setAttribute('aria-invalid', String(invalid));
    if (describedBy) root.setAttribute('aria-describedby', describedBy);
    else root.removeAttribute('aria-describedby');
  }, [quill, labelledBy, describedBy, invalid]);
}
