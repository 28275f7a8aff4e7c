/** The form of ids: 24 hexadecimal digits. */
export const OBJECT_ID = /^[0-9a-f]{24}$/;

export const isObjectId = (text: string): boolean => OBJECT_ID.test(text);
