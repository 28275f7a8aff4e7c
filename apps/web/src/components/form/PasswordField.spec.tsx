import { beforeAll, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { testLanguage } from '../../i18n/testing';
import { Form } from './Form';
import { PasswordField } from './PasswordField';

beforeAll(() => testLanguage('en'));

const show = () =>
  render(
    <Form<{ password: string }> initialValues={{}} onSubmit={() => undefined}>
      <PasswordField isNew={false} label="Password" />
    </Form>,
  );
const field = () => screen.getByLabelText<HTMLInputElement>('Password');

it('is required, and the gap in its outline is as wide as its label', () => {
  const { container } = show();
  expect(field().required).toBe(true);
  expect(container.querySelector('label')?.textContent).toBe('Password');
  expect(container.querySelector('legend')?.textContent).toBe('Password');
});

it('shows the password while the button is on', () => {
  show();
  expect(field().type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(field().type).toBe('text');
});
