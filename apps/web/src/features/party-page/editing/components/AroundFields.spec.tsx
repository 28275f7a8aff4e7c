import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Form } from 'react-final-form';
import { onAPhone } from '../../../../components/testing/on-a-phone';
import { renderRoute } from '../../../../components/testing/render-route';
import { AroundFields } from './AroundFields';

afterEach(cleanup);

/** Shows the fields in a form whose server refuses who invites where that is a number. */
const show = (invitedBy = '') =>
  renderRoute(
    <Form
      initialValues={{ invitedBy, description: 'Come and dance' }}
      onSubmit={({ invitedBy: typed }: { invitedBy?: string; description?: string }) =>
        typed === '4' ? { invitedBy: 'Not a name' } : undefined
      }
    >
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)}>
          <AroundFields hostName="Emma" />
          <button>Save</button>
        </form>
      )}
    </Form>,
  );
const field = () => screen.getByLabelText<HTMLInputElement>('Who invites?');
const isSeen = () => field().closest('[hidden]') === null;
const fold = () => screen.queryByRole('button', { name: 'Who invites, and text for chats' });

describe('who invites and the text for chats (rule: edit-folded)', () => {
  it('are in sight on a desk, without a button', async () => {
    await show();
    expect([isSeen(), fold()]).toEqual([true, null]);
  });

  it('are behind a button on a phone, which opens and closes them', () =>
    onAPhone(async () => {
      await show();
      expect(isSeen()).toBe(false);
      fireEvent.click(fold()!);
      expect(isSeen()).toBe(true);
      fireEvent.click(fold()!);
      expect(isSeen()).toBe(false);
    }));

  it('are in sight on a phone where somebody was named', () =>
    onAPhone(async () => {
      await show('Emma and Ole');
      expect(isSeen()).toBe(true);
    }));

  it('come into sight on a phone when one of them is refused', () =>
    onAPhone(async () => {
      await show();
      fireEvent.change(field(), { target: { value: '4' } });
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Not a name')).toBeTruthy();
      expect(isSeen()).toBe(true);
    }));
});
