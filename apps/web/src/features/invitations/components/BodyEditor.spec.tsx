import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '../../../components/form/Form';
import { renderRoute } from '../../../components/testing/render-route';
import { BodyEditor } from './BodyEditor';

const show = (email: string) =>
  renderRoute(
    <Form initialValues={{ email }} onSubmit={() => undefined}>
      <BodyEditor name="email" />
    </Form>,
  );
const box = () => screen.getByRole('textbox', { name: 'Text' });

it('puts a placeholder at the end when the caret is elsewhere', async () => {
  await show('<p>Dear</p><p>Reply: </p>');
  await userEvent.click(screen.getByRole('button', { name: /reply link/ }));
  expect(box().innerHTML).toBe('<p>Dear</p><p>Reply: ((link))</p>');
});

it('warns when guests would have no way to reply', async () => {
  await show('<p>Come!</p>');
  expect(screen.getByText(/cannot find their way to reply/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /reply link/ }));
  expect(screen.queryByText(/cannot find their way to reply/)).toBeNull();
});
