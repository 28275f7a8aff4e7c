const KEPT = new Set(['P', 'BR', 'STRONG', 'B', 'EM', 'I', 'U', 'A', 'UL', 'OL', 'LI', 'H1', 'H2', 'H3', 'BLOCKQUOTE']);
/** What browsers make of Enter in an editable box is a paragraph to us. */
const PARAGRAPHS = new Set(['DIV', 'SECTION', 'ARTICLE']);
const DROPPED = new Set(['SCRIPT', 'STYLE', 'IFRAME', 'OBJECT', 'TEMPLATE', 'NOSCRIPT', 'TITLE', 'SVG', 'MATH']);

/**
 * The HTML of a mail's text with nothing but plain formatting and links to http(s), mailto or ((link)). The service
 * sanitises what is saved; this keeps what is shown in the editor, and what browsers and pasting add, in hand.
 */
export function cleanHtml(html: string): string {
  const source = new DOMParser().parseFromString(html, 'text/html');
  const target = document.implementation.createHTMLDocument().body;
  copy(source.body, target);
  return target.innerHTML;
}

function copy(from: Node, to: Element): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.append(node.textContent ?? '');
    else if (node instanceof Element || node.nodeType === Node.ELEMENT_NODE) copyElement(node as Element, to);
  }
}

function copyElement(element: Element, to: Element): void {
  const name = element.tagName.toUpperCase();
  if (DROPPED.has(name)) return;
  const kept = KEPT.has(name)
    ? name
    : PARAGRAPHS.has(name) && !element.querySelector('p, div, ul, ol')
      ? 'P'
      : undefined;
  if (!kept) return copy(element, to);
  const made = to.ownerDocument.createElement(kept);
  const href = name === 'A' ? (element.getAttribute('href') ?? '') : '';
  if (/^(https?:\/\/|mailto:|\(\(link\)\)$)/i.test(href)) made.setAttribute('href', href);
  copy(element, made);
  to.append(made);
}
