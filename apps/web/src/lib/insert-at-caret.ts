/** Puts text where the caret is (at the end when it is elsewhere), as if typed, so that undo takes it back. */
export function insertAtCaret(box: HTMLElement, text: string): void {
  const selection = box.ownerDocument.getSelection();
  if (!selection) return;
  // Asked before focusing, which would put the caret at the start.
  const hasCaret = selection.anchorNode !== null && box.contains(selection.anchorNode);
  box.focus();
  if (!hasCaret) {
    const end = box.lastElementChild ?? box;
    selection.selectAllChildren(end);
    selection.collapseToEnd();
  }
  // Deprecated in name only: nothing else keeps the browser's own undo list.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  const range = selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  range?.deleteContents();
  range?.insertNode(document.createTextNode(text));
  range?.collapse(false);
}
