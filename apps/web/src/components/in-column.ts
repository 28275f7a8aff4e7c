/** A text button that stands alone below a text: its words begin where the text does. */
export const inColumn = { alignSelf: 'flex-start', justifySelf: 'start', ml: -1, px: 1 } as const;

/** Of a row of buttons that wraps: on a phone its text buttons have lines of their own, and begin as such a button does. */
export const inColumnOnPhone = { '& > .MuiButton-text': { ml: { xs: -1, sm: 0 }, px: { xs: 1, sm: 2.5 } } } as const;
