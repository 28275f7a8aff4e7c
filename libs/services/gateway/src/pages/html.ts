import { escapeHtml } from '@festlig/domain/messaging/html-text';

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** Makes an element without content for a page's head, a site map or a form. */
export const tag = (
  name: 'meta' | 'link' | 'xhtml:link' | 'input',
  attributes: Readonly<Record<string, string>>,
): string => `<${name}${attributesOf(attributes)} />`;

export const titleTag = (text: string): string => `<title>${escapeHtml(text)}</title>`;

/** Data as it can stand in a page: without `<` nothing in it can end its element. */
export const dataText = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * Makes an element with data in a page. Browsers do not run a script element of such a type, so it needs no nonce
 * under our policy.
 */
export const dataBlock = (type: 'application/json' | 'application/ld+json', data: unknown, id?: string): string => {
  return `<script${attributesOf({ type, ...(id === undefined ? {} : { id }) })}>${dataText(data)}</script>`;
};
