import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { focusFirstError } from './focus-first-error';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => document.body.replaceChildren());

const formOf = (html: string) => {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector('form')!;
};

it('focuses the first invalid field, also when it is marked some frames later', () => {
  const form = formOf('<input id="name"><input id="email"><input id="phone">');
  focusFirstError(form);
  jest.advanceTimersByTime(50);
  expect(document.activeElement).toBe(document.body);
  for (const id of ['email', 'phone']) document.getElementById(id)?.setAttribute('aria-invalid', 'true');
  jest.advanceTimersByTime(50);
  expect(document.activeElement?.id).toBe('email');
});

it('leaves the focus alone in a form that was accepted, also when a field becomes invalid long after', () => {
  const form = formOf('<input id="name" aria-invalid="false">');
  focusFirstError(form);
  jest.advanceTimersByTime(1000);
  expect(jest.getTimerCount()).toBe(0);
  document.getElementById('name')?.setAttribute('aria-invalid', 'true');
  jest.advanceTimersByTime(1000);
  expect(document.activeElement).toBe(document.body);
});
