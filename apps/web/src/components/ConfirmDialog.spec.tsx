import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderRoute } from './testing/render-route';
import { ConfirmDialog } from './ConfirmDialog';

afterEach(cleanup);

const isFilled = (name: string) => screen.getByRole('button', { name }).className.includes('MuiButton-contained');

it.each([
  ['the one that confirms, where nothing is lost', false, 'Send'],
  ['the one that cancels, where something is deleted or stopped', true, 'Cancel'],
])('has one filled button: %s', async (_which, loses, filled) => {
  await renderRoute(
    <ConfirmDialog open title="Sure?" loses={loses} confirmLabel="Send" onConfirm={() => {}} onCancel={() => {}}>
      Think.
    </ConfirmDialog>,
  );
  expect(['Send', 'Cancel'].filter(isFilled)).toEqual([filled]);
});

it('keeps the button that confirms disabled while the action is refused, and leaves the one that cancels', async () => {
  const dialog = (refused: boolean) => (
    <ConfirmDialog open title="Sure?" refused={refused} confirmLabel="Send" onConfirm={() => {}} onCancel={() => {}}>
      Think.
    </ConfirmDialog>
  );
  const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  await renderRoute(dialog(true));
  expect([isDisabled('Send'), isDisabled('Cancel')]).toEqual([true, false]);
  cleanup();
  await renderRoute(dialog(false));
  expect(isDisabled('Send')).toBe(false);
});
