import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FORM_ERROR } from 'final-form';
import { useErrorsT } from '../../i18n/error-text';
import { testLanguage } from '../../i18n/testing';
import { Form } from './Form';
import { TextField } from './TextField';

beforeAll(() => testLanguage('en'));

const form = (subject: string, keepDirty: boolean) => (
  <Form<{ subject: string }> initialValues={{ subject }} keepDirty={keepDirty} onSubmit={() => undefined}>
    <TextField name="subject" label="Subject" />
  </Form>
);
const field = () => screen.getByLabelText<HTMLInputElement>('Subject');
const typeAndReload = (keepDirty: boolean) => {
  const { rerender } = render(form('First', keepDirty));
  fireEvent.change(field(), { target: { value: 'First and more' } });
  rerender(form('From the server', keepDirty));
};

describe('a form whose initial values change', () => {
  it('keeps what is being typed when told to', () => {
    typeAndReload(true);
    expect(field().value).toBe('First and more');
  });

  it('takes the new values otherwise', () => {
    typeAndReload(false);
    expect(field().value).toBe('From the server');
  });

  it('takes the new values where nothing was typed', () => {
    const { rerender } = render(form('First', true));
    rerender(form('From the server', true));
    expect(field().value).toBe('From the server');
  });
});

describe('a field with an error', () => {
  const wrong = { validate: () => ({ subject: 'Too short' }), onSubmit: () => undefined };
  const show = () =>
    render(
      <Form<{ subject: string }> initialValues={{}} {...wrong}>
        <TextField name="subject" label="Subject" />
        <button type="submit">Send</button>
      </Form>,
    );
  const leave = () => {
    fireEvent.focus(field());
    fireEvent.blur(field());
  };

  it('shows the error once the field was changed and left', () => {
    show();
    fireEvent.focus(field());
    fireEvent.change(field(), { target: { value: 'a' } });
    expect(screen.queryByText('Too short')).toBeNull();
    fireEvent.blur(field());
    expect(screen.getByText('Too short')).toBeTruthy();
  });

  it('shows no error when the field was only visited, until the form is submitted', () => {
    show();
    leave();
    expect(screen.queryByText('Too short')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Too short')).toBeTruthy();
  });
});

const TAKEN = { code: 'email_taken' };
const LONG = { code: 'too_long' };

describe('an error from the server', () => {
  type Values = { email?: string; name?: string };
  const label = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = (name: string, value: string) => fireEvent.change(label(name), { target: { value } });
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  const asked: Values[] = [];
  /** Each submit that passes validation is answered with the next of `answers`. */
  const show = (...answers: object[]) => {
    asked.length = 0;
    render(
      <Form<Values>
        initialValues={{ email: 'taken@x.example', name: 'Emma' }}
        validate={({ name }) => (name ? {} : { name: 'Missing' })}
        onSubmit={async (values) => {
          asked.push(values);
          return answers.shift() as Record<string, unknown>;
        }}
      >
        <TextField name="email" label="E-mail" />
        <TextField name="name" label="Name" />
        <button type="submit">Send</button>
      </Form>,
    );
  };

  it('disappears from a field that is changed, and stays on other fields', async () => {
    show({ email: TAKEN, name: LONG });
    await press();
    expect(label('E-mail').getAttribute('aria-invalid')).toBe('true');
    type('E-mail', 'free@x.example');
    expect(screen.queryByText(/already an account/)).toBeNull();
    expect(label('E-mail').getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByText('That is too long.')).toBeTruthy();
  });

  it('does not return to a corrected field when a submit finds another field invalid', async () => {
    show({ email: TAKEN });
    await press();
    type('E-mail', 'free@x.example');
    type('Name', '');
    await press();
    expect(asked).toHaveLength(1);
    expect(screen.getByText('Missing')).toBeTruthy();
    expect(screen.queryByText(/already an account/)).toBeNull();
  });

  it('stays on an unchanged field when a submit finds another field invalid', async () => {
    show({ email: TAKEN });
    await press();
    type('Name', '');
    await press();
    expect(screen.getByText(/already an account/)).toBeTruthy();
  });

  it('of the whole form disappears when a submit finds a field invalid', async () => {
    show({ [FORM_ERROR]: [{ code: 'unavailable' }] });
    await press();
    expect(screen.getByRole('alert').textContent).toContain('cannot answer right now');
    type('Name', '');
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('appears again when the server refuses the corrected value too', async () => {
    show({ email: TAKEN }, { email: LONG });
    await press();
    type('E-mail', 'other@x.example');
    await press();
    expect(screen.getByText('That is too long.')).toBeTruthy();
    expect(asked.map(({ email }) => email)).toEqual(['taken@x.example', 'other@x.example']);
  });
});

describe('a form whose language is switched', () => {
  /** Like the product's forms: its own rules return texts, the server's errors are codes. */
  function Page() {
    const errorsT = useErrorsT();
    return (
      <Form<{ email?: string; name?: string }>
        initialValues={{ email: 'taken@x.example' }}
        validate={({ name }) => (name ? {} : { name: errorsT('required') })}
        onSubmit={() => ({ email: TAKEN, [FORM_ERROR]: [{ code: 'too_long' }, { code: 'conflict' }] })}
      >
        <TextField name="email" label="E-mail" />
        <TextField name="name" label="Name" />
        <button type="submit">Send</button>
      </Form>
    );
  }
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  beforeEach(async () => {
    await testLanguage('en');
    render(<Page />);
    await press();
  });
  afterAll(() => testLanguage('en'));

  it("shows a field's own error in the new language", async () => {
    expect(screen.getByText('Please fill this in.')).toBeTruthy();
    await act(() => testLanguage('da'));
    expect(screen.getByText('Skal udfyldes.')).toBeTruthy();
    expect(screen.queryByText('Please fill this in.')).toBeNull();
  });

  it("shows the server's errors of a field and of the form in the new language", async () => {
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Emma' } });
    await press();
    expect(screen.getByText(/already an account/)).toBeTruthy();
    await act(() => testLanguage('da'));
    expect(screen.getByText(/allerede en konto/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      'Det er for langt. Det er blevet ændret imens. Genindlæs siden, og prøv igen.',
    );
  });
});
