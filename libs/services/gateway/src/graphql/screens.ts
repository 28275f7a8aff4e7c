/** The argument of every screen. */
export const PARTY = { description: 'Id, short id or slug.' };

/** The names of the types whose fields are calls to a service. */
export const SCREENS: ReadonlySet<string> = new Set(['Invitation', 'Dashboard', 'Sending']);
