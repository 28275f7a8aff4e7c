import { expect, it } from '@jest/globals';
import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { theme } from './theme';

it.each([
  ['has round corners', false, 20],
  ['has none where it is the whole screen', true, 0],
])('a dialog %s', (_, fullScreen, radius) => {
  render(
    <ThemeProvider theme={theme}>
      <Dialog open fullScreen={fullScreen}>
        Hej
      </Dialog>
    </ThemeProvider>,
  );
  expect(Number.parseFloat(getComputedStyle(screen.getByRole('dialog')).borderRadius)).toBe(radius);
});
