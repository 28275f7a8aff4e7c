/**
 * The names in a text with one on each line: in the first `most` lines if it is given. Blank lines are none. In a file of its own,
 * because a guest's page loads files whole.
 */
export const companionsIn = (lines: string, most?: number): string[] =>
  lines
    .split('\n', most)
    .map((name) => name.trim())
    .filter(Boolean);
