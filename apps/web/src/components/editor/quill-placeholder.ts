import Quill, { Delta } from 'quill';
import { PLACEHOLDER, placeholderNode } from './editor-html';
import type { Insert } from './rich-text-props';

const Embed = Quill.import('blots/embed') as unknown as {
  new (...args: never[]): { domNode: HTMLElement; restore(beside: Text): object | null };
  create: (value?: unknown) => HTMLElement;
};
/** What Quill keeps on both sides of an embed, for the caret. */
const NO_WIDTH = '\uFEFF';

/** A placeholder of a mail or a text message, such as the guest's name: shown by its label, one piece, and stored as its text. */
class Placeholder extends Embed {
  static blotName = 'placeholder';
  static tagName = 'SPAN';
  static className = PLACEHOLDER;

  static override create = (value?: unknown): HTMLElement => placeholderNode(value as Insert);

  static value({ dataset, textContent }: HTMLElement): Insert {
    return { text: dataset['text'] ?? '', label: textContent.replaceAll(NO_WIDTH, '') };
  }

  /**
   * Moves what was typed right beside it out of it, and returns where the caret is then. Chrome reports a typed space twice: the
   * second time nothing is left to move, and the caret stays behind the space.
   */
  override restore(beside: Text) {
    return beside.data === NO_WIDTH ? null : super.restore(beside);
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

/** A text without formatting as the editor takes it, with its placeholders as one piece each. */
export function shownText(text: string, inserts: readonly Insert[]): Delta {
  const delta = new Delta();
  let rest = text;
  while (rest !== '') {
    const found = inserts.map((one) => ({ one, at: rest.indexOf(one.text) })).filter(({ at }) => at >= 0);
    const next = found.sort((left, right) => left.at - right.at)[0];
    delta.insert(rest.slice(0, next?.at));
    if (next) delta.insert({ placeholder: next.one });
    rest = next ? rest.slice(next.at + next.one.text.length) : '';
  }
  // Quill ends every text with a line break.
  return delta.insert('\n');
}

/** The editor's text without formatting as it is stored. */
export function storedText(editor: Quill): string {
  const parts = editor
    .getContents()
    .ops.map(({ insert }) => (typeof insert === 'string' ? insert : (insert?.['placeholder'] as Insert).text));
  return parts.join('').replace(/\n$/, '');
}
