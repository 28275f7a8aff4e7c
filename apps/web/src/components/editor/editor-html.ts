import type { Insert } from './rich-text-props';

/**
 * The editor's HTML as it is stored: ordinary spaces (Quill and browsers write non-breaking ones), no empty paragraphs, '' for no
 * text.
 */
export function storedHtml(html: string): string {
  return html.replaceAll(/&nbsp;|\u00A0/g, ' ').replace(/<p>\s*<\/p>/g, '');
}

/** The class of a placeholder's element. */
export const PLACEHOLDER = 'ql-placeholder';

/** A placeholder as the editor shows it. */
export function placeholderNode({ text, label }: Insert): HTMLElement {
  const node = document.createElement('span');
  node.className = PLACEHOLDER;
  node.dataset['text'] = text;
  node.textContent = label;
  return node;
}

function textsIn(content: Node): Text[] {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function place(node: Text, insert: Insert): void {
  const at = node.data.indexOf(insert.text);
  if (at < 0) return;
  const found = node.splitText(at);
  const rest = found.splitText(insert.text.length);
  found.replaceWith(placeholderNode(insert));
  place(rest, insert);
}

/** Stored HTML as the editor takes it: placeholders in its text are shown by their labels, those in addresses stay. */
export function shownHtml(html: string, inserts: readonly Insert[]): string {
  if (!inserts.some(({ text }) => html.includes(text))) return html;
  const made = document.createElement('template');
  made.innerHTML = html;
  for (const insert of inserts) textsIn(made.content).forEach((node) => place(node, insert));
  return made.innerHTML;
}
