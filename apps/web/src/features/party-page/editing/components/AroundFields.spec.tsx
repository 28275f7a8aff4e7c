import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Form } from 'react-final-form';
import { onAPhone } from '../../../../components/testing/on-a-phone';
import { renderRoute } from '../../../../components/testing/render-route';
import { AroundFields } from './AroundFields';

afterEach(cleanup);

/** Shows the field in a form whose server refuses a text that is a number. */
const show = () =>
  renderRoute(
    <Form
      initialValues={{ description: 'Come and dance' }}
      onSubmit={({ description }: { description?: string }) =>
        description === '4' ? { description: 'Not a text' } : undefined
      }
    >
      {({ handleSubmit }) => (
        <form onSubmit={(event) => void handleSubmit(event)}>
          <AroundFields />
          <button>Save</button>
        </form>
      )}
    </Form>,
  );
const field = () => screen.getByLabelText<HTMLInputElement>('When you share the link');
const isSeen = () => field().closest('[hidden]') === null;
const fold = () => screen.queryByRole('button', { name: 'Text for chats' });

describe('the text for chats (rule: edit-folded)', () => {
  it('is in sight on a desk, without a button', async () => {
    await show();
    expect([isSeen(), fold()]).toEqual([true, null]);
  });

  it('is behind a button on a phone, which opens and closes it', () =>
    onAPhone(async () => {
      await show();
      expect(isSeen()).toBe(false);
      fireEvent.click(fold()!);
      expect(isSeen()).toBe(true);
      fireEvent.click(fold()!);
      expect(isSeen()).toBe(false);
    }));

  it('comes into sight on a phone when it is refused', () =>
    onAPhone(async () => {
      await show();
      fireEvent.change(field(), { target: { value: '4' } });
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Not a text')).toBeTruthy();
      expect(isSeen()).toBe(true);
    }));
});
