import { createContext } from 'react';

/**
 * Errors in words of a form that was posted without scripts, by field: shown until the field is changed
 * (rule: form-without-scripts).
 */
export const RefusedFields = createContext<Readonly<Record<string, string>>>({});
