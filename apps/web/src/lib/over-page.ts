/** The history state of what was opened over the invitation from the invitation: closing it is then the same as Back. */
export const OVER_PAGE = { overPage: true };

export const isOverPage = (state: unknown): boolean => (state as typeof OVER_PAGE | null)?.overPage === true;
