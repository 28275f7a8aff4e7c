/** A link or the like in a line of text is 44 px high to a finger, and the line no higher (rule: keyboard-and-reader). */
export const touchTarget = { display: 'inline-flex', alignItems: 'center', minHeight: 44, my: '-9px' } as const;
