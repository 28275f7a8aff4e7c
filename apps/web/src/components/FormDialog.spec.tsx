import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FormDialog } from './FormDialog';
import { onAPhone } from './testing/on-a-phone';
import { fakeServer, renderRoute } from './testing/render-route';

const paper = async () => {
  fakeServer({});
  await renderRoute(
    <FormDialog title="Edit guest" onClose={() => undefined}>
      <p>The form</p>
    </FormDialog>,
  );
  return (await screen.findByRole('dialog', { name: 'Edit guest' })).className;
};

describe('a form in a dialog (rule: form-on-phone)', () => {
  it('has all of the screen on a phone', () =>
    onAPhone(async () => expect(await paper()).toContain('MuiDialog-paperFullScreen')));

  it('is no larger than it needs to be on a desk', async () => {
    expect(await paper()).not.toContain('MuiDialog-paperFullScreen');
  });
});
