import { escapeHtml } from '@festlig/domain/messaging/html-text';

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** An element of the page's head without content: `meta` or `link`. */
export const tag = (name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string =>
  `<${name}${attributesOf(attributes)} />`;

export const titleTag = (text: string): string => `<title>${escapeHtml(text)}</title>`;

/**
 * Data in a page. A browser runs no block of such a type, so that it needs no nonce under our policy; without `<`
 * nothing in it can end the element.
 */
export const dataBlock = (type: 'application/json' | 'application/ld+json', data: unknown, id?: string): string => {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script${attributesOf({ type, ...(id === undefined ? {} : { id }) })}>${text}</script>`;
};
