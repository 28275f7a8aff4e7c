import { ownImageOf } from '@festlig/domain/web/own-image';
import Quill from 'quill';

/** A picture in the text; sizes in px. */
export interface TextPicture {
  src: string;
  alt: string;
  width: string;
  height: string;
}

const Embed = Quill.import('blots/embed') as unknown as {
  new (...args: never[]): object;
  create: (value?: unknown) => HTMLElement;
};
const PARTS = ['src', 'alt', 'width', 'height'] as const;

/** A picture that was uploaded here. Others, which may be in pasted text, are left out: the page would not keep them. */
class OwnPicture extends Embed {
  static blotName = 'image';
  static tagName = 'IMG';

  static override create = (value?: unknown): HTMLElement => {
    const node = document.createElement('img');
    for (const part of PARTS) node.setAttribute(part, (value as TextPicture)[part]);
    return node;
  };

  static value(node: HTMLElement): TextPicture | null {
    if (ownImageOf(node.getAttribute('src') ?? '') === null) return null;
    const [src = '', alt = '', width = '', height = ''] = PARTS.map((part) => node.getAttribute(part) ?? '');
    return { src, alt, width, height };
  }
}

Quill.register({ 'formats/image': OwnPicture } as never, true);

/** Inserts a picture at the caret, or replaces what is marked. */
export function insertPicture(editor: Quill, at: { index: number; length: number }, picture: TextPicture): void {
  editor.deleteText(at.index, at.length, 'user');
  editor.insertEmbed(at.index, 'image', picture, 'user');
  editor.setSelection(at.index + 1, 0, 'user');
  editor.focus();
}
