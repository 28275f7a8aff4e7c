/** The key of the file that is served at an address. */
export const keyAt = (address: string): string => address.replace(/^\/media\//, 'public/');
