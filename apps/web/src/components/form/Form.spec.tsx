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
