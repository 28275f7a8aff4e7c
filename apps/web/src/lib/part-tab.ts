/** The id of the tab of a part of a message: other parts of the page lead there. */
export const tabOf = (part: 'mail' | 'text'): string => `tab-${part}`;
