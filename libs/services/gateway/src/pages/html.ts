import { escapeHtml } from '@festlig/domain/messaging/html-text';

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** Makes an element without content for a page's head or a site map. */
export const tag = (name: 'meta' | 'link' | 'xhtml:link', attributes: Readonly<Record<string, string>>): string =>
  `<${name}${attributesOf(attributes)} />`;

export const titleTag = (text: string): string => `<title>${escapeHtml(text)}</title>`;

/**
 * Makes an element with data in a page. Browsers do not run a script element of such a type, so it needs no nonce
 * under our policy; without `<` nothing in it can end the element.
 */
export const dataBlock = (type: 'application/json' | 'application/ld+json', data: unknown, id?: string): string => {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script${attributesOf({ type, ...(id === undefined ? {} : { id }) })}>${text}</script>`;
};
