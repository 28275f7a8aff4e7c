import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Form } from '../../../components/form/Form';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { renderRoute } from '../../../components/testing/render-route';
import type { SaveState } from '../use-auto-save';
import { SaveBar } from './SaveBar';

const show = (state: SaveState, autoSave: boolean) =>
  renderRoute(
    <Form initialValues={{}} onSubmit={() => undefined} label="Message">
      <SaveBar
        state={state}
        reason={null}
        autoSave={autoSave}
        onAutoSave={() => undefined}
        onDelete={() => undefined}
      />
    </Form>,
  );
const button = (name: string) => screen.queryByRole('button', { name });

describe('the button that saves a text (rule: messages-short-on-phone)', () => {
  it.each<[string, SaveState, boolean, string | null]>([
    ['is not there while the text saves itself', 'unsaved', true, null],
    ['is there once that has failed', 'failed', true, 'Try again'],
    ['is there where the host saves', 'unsaved', false, 'Save'],
  ])('on a phone %s, and the text can be deleted', (_, state, autoSave, name) =>
    onAPhone(async () => {
      await show(state, autoSave);
      expect(screen.queryAllByRole('button').map((each) => each.textContent)).toEqual(name ? [name, ''] : ['']);
      expect(button('Delete')).not.toBeNull();
    }),
  );

  it('is there on a desk in any case', async () => {
    await show('unsaved', true);
    expect(button('Save')).not.toBeNull();
    expect(button('Delete')?.textContent).toBe('Delete');
  });
});
