/** A wide screen with a mouse: rows and buttons are low there. Everywhere else a finger has 44 px. */
export const DENSE = '@media (min-width: 900px) and (pointer: fine)';

/** A button with an icon in a long list. */
export const lowIcon = { p: 1.5, [DENSE]: { p: 0.5, minWidth: 32, minHeight: 32 } } as const;
