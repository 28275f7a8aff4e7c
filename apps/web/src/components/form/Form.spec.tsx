import '../../lib/test-browser';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from './Form';
import { TextField } from './TextField';

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

describe('a form whose values come again from the server', () => {
  it('keeps what is being typed when it is told to', () => {
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

describe('a field that is wrong', () => {
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

  it('says so once it was changed and left', () => {
    show();
    fireEvent.focus(field());
    fireEvent.change(field(), { target: { value: 'a' } });
    expect(screen.queryByText('Too short')).toBeNull();
    fireEvent.blur(field());
    expect(screen.getByText('Too short')).toBeTruthy();
  });

  it('says nothing when it was only passed through, until the form is sent', () => {
    show();
    leave();
    expect(screen.queryByText('Too short')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Too short')).toBeTruthy();
  });
});
