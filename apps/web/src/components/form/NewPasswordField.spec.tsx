import { checkNewPassword } from '@festlig/domain/identity/check-new-password';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useErrorsT } from '../../i18n/error-text';
import { inWords } from '../../i18n/in-words';
import { testLanguage } from '../../i18n/testing';
import { Form } from './Form';
import { NewPasswordField, PAUSE_MS } from './NewPasswordField';

function Chosen() {
  const errorsT = useErrorsT();
  const owner = { name: 'Emma', email: 'emma@example.dk' };
  return (
    <Form<{ password: string }>
      initialValues={{}}
      validate={({ password = '' }) =>
        password.length < 8 ? { password: 'too short' } : inWords(checkNewPassword(password, owner), errorsT)
      }
      onSubmit={() => undefined}
    >
      <NewPasswordField label="Password" />
    </Form>
  );
}

beforeEach(async () => {
  await testLanguage('en');
  jest.useFakeTimers();
  render(<Chosen />);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => act(() => jest.advanceTimersByTime(PAUSE_MS));
const said = () => screen.getByRole('status').textContent;
const isWrong = () => field().getAttribute('aria-invalid') === 'true';
const HINT = 'At least 8 characters, say three random words';
const HOLDS = 'You can use this password';

describe('a password that is being chosen (rule: password-judged)', () => {
  it('is told before it is typed what it needs, and not of its first characters', () => {
    fireEvent.focus(field());
    expect(said()).toBe(HINT);
    type('kan');
    pause();
    expect([said(), isWrong()]).toEqual([HINT, false]);
  });

  it('is said to hold as soon as it does, and not any more when it is shortened', () => {
    fireEvent.focus(field());
    type('kanelsnegl til alle');
    expect([said(), isWrong()]).toEqual([HOLDS, false]);
    type('kanel');
    expect(said()).toBe(HINT);
  });

  it('that is easy to guess is told so after a pause, and is marked as wrong once it is left', () => {
    fireEvent.focus(field());
    type('emma@example.dk');
    expect(said()).toBe(HINT);
    pause();
    expect(said()).toMatch(/too easy to guess/);
    expect(isWrong()).toBe(false);
    fireEvent.blur(field());
    expect(said()).toMatch(/too easy to guess/);
    expect(isWrong()).toBe(true);
  });

  it('that is too short is marked as wrong once it is left', () => {
    fireEvent.focus(field());
    type('kan');
    fireEvent.blur(field());
    expect([said(), isWrong()]).toEqual(['too short', true]);
  });
});
