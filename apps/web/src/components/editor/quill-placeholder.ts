import Quill, { Delta } from 'quill';
import { PLACEHOLDER, placeholderNode } from './editor-html';
import type { Insert } from './rich-text-props';

const Embed = Quill.import('blots/embed') as unknown as {
  new (...args: never[]): { domNode: HTMLElement };
  create: (value?: unknown) => HTMLElement;
};
/** A placeholder of a mail, such as the guest's name: shown by its label, one piece, and stored as its text. */
class Placeholder extends Embed {
  static blotName = 'placeholder';
  static tagName = 'SPAN';
  static className = PLACEHOLDER;

  static override create = (value?: unknown): HTMLElement => placeholderNode(value as Insert);

  static value({ dataset, textContent }: HTMLElement): Insert {
    return { text: dataset['text'] ?? '', label: textContent.replaceAll('\uFEFF', '') };
  }

  /** What Quill writes of it. */
  html(): string {
    return this.domNode.dataset['text'] ?? '';
  }
}

Quill.register({ 'formats/placeholder': Placeholder } as never, true);

/** Text in double brackets becomes the placeholder that it means. What is stored stays the same. */
export function placeTyped(editor: Quill, inserts: readonly Insert[]): void {
  let index = 0;
  for (const { insert, attributes = {} } of editor.getContents().ops) {
    if (typeof insert !== 'string') {
      index++;
      continue;
    }
    for (const each of inserts) {
      const at = insert.indexOf(each.text);
      if (at < 0) continue;
      const change = new Delta()
        .retain(index + at)
        .delete(each.text.length)
        .insert({ placeholder: each }, attributes);
      editor.updateContents(change, 'user');
      return placeTyped(editor, inserts);
    }
    index += insert.length;
  }
}

/** Inserts a placeholder at the caret, or replaces what is marked. */
export function insertPlaceholder(editor: Quill, placeholder: Insert): void {
  const { index, length } = editor.getSelection(true);
  editor.deleteText(index, length, 'user');
  editor.insertEmbed(index, 'placeholder', placeholder, 'user');
  editor.setSelection(index + 1, 0, 'user');
}
