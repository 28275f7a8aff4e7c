/** Keeps the caret in the text when a button is clicked. */
export const keepCaret = (event: { preventDefault: () => void }): void => event.preventDefault();
