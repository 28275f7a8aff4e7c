import type Editor from 'quill';
import type { LinkPlace } from './LinkDialog';

/** The range that a link applies to: the marked text, or the whole link at the caret. */
export function linkPlace(editor: Editor): LinkPlace {
  const { index, length } = editor.getSelection(true) ?? { index: editor.getLength() - 1, length: 0 };
  const { link } = editor.getFormat(index, length);
  const address = typeof link === 'string' ? link : '';
  if (length > 0 || address === '') return { index, length, address };
  const isInside = (at: number) => at >= 0 && at < editor.getLength() && editor.getFormat(at, 1)['link'] === link;
  let [from, to] = [index, index];
  while (isInside(from - 1)) from--;
  while (isInside(to)) to++;
  return { index: from, length: to - from, address };
}

/** Makes the range a link; '' removes the link. When nothing is marked, the address itself is inserted. */
export function setLink(editor: Editor, { index, length }: LinkPlace, address: string): void {
  editor.setSelection(index, length, 'silent');
  if (length > 0) editor.formatText(index, length, 'link', address === '' ? false : address, 'user');
  else if (address !== '') {
    const text = address.replace(/^(https?:\/\/|mailto:)/, '');
    editor.insertText(index, text, { link: address }, 'user');
    editor.setSelection(index + text.length, 0, 'user');
  }
  editor.focus();
}
