import { useTheme } from '@mui/material/styles';
import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageColours } from './PageColours';
import { darkPalette, palette } from '../lib/palette';

const Paper = () => <p>{useTheme().palette.background.default}</p>;

/** A medium for which one query is true. */
function medium(matching: string): void {
  const value = (query: string) => ({
    matches: query === matching,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value });
}

describe('the colours of a page (rule: page-in-the-dark)', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  it.each([
    ['dark on the screen of a dark device', 'screen and (prefers-color-scheme: dark)', darkPalette],
    ['light on a light device', 'screen and (prefers-color-scheme: light)', palette],
    ['light on paper that a dark device prints', 'print and (prefers-color-scheme: dark)', palette],
  ])('are %s', (_, matching, { paper }) => {
    medium(matching);
    render(
      <PageColours>
        <Paper />
      </PageColours>,
    );
    expect(screen.getByText(paper)).toBeTruthy();
  });
});
