const BREAKS = new Set(['P', 'DIV', 'LI', 'H1', 'H2', 'H3', 'BLOCKQUOTE', 'UL', 'OL']);

/** A body's HTML as the lines a host edits: an empty line between paragraphs. */
export function bodyToText(html: string): string {
  const text = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
    if (node.nodeName === 'BR') return '\n';
    const inner = [...node.childNodes].map(text).join('');
    return BREAKS.has(node.nodeName) ? `\n\n${inner.trim()}\n\n` : inner;
  };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return text(body)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The lines as HTML: an empty line starts a new paragraph, a single break stays one. */
export function textToBody(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replace(/ *\n */g, '<br />')}</p>`)
    .join('');
}
