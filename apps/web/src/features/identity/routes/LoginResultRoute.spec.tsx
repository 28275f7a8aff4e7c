import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRoute } from '../../../components/testing/render-route';
import LoginResultRoute from './LoginResultRoute';

const postMessage = jest.fn();
const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
const show = (query: string, opener: object | null = null) => {
  window.opener = opener;
  return renderRoute(<LoginResultRoute />, `/login/result?provider=google&type=login&${query}`);
};
beforeEach(() => {
  jest.useFakeTimers();
  postMessage.mockClear();
  close.mockClear();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  window.opener = null;
});

it.each([
  ['state=w1', { success: true }],
  ['state=w1&error=not_found', { success: false, error: 'not_found' }],
])('informs the page that opened the window, and closes after a second: %s', async (query, outcome) => {
  await show(query, { postMessage });
  const message = { source: 'login-connect-success', state: 'w1', ...outcome };
  expect(postMessage.mock.calls).toEqual([[message, window.location.origin]]);
  expect(localStorage.getItem('loginSuccess')).toBeNull();
  jest.advanceTimersByTime(999);
  expect(close).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledTimes(1);
});

it('leaves its flag when the window has lost its opener, and closes', async () => {
  await show('state=w1');
  expect(localStorage.getItem('loginSuccess')).toBe('w1');
  jest.advanceTimersByTime(1000);
  expect(close).toHaveBeenCalledTimes(1);
});

it('says why it failed when the window has lost its opener, and stays until it is closed', async () => {
  await show('state=w1&error=connect_cancelled');
  expect(screen.getByRole('alert').textContent).toContain('You cancelled.');
  expect(localStorage.getItem('loginSuccess')).toBeNull();
  jest.advanceTimersByTime(5000);
  expect(close).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Close' }).click();
  expect(close).toHaveBeenCalledTimes(1);
});

it('offers to log in or sign up where no window was opened, and never leads to another site', async () => {
  const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
  await show('error=not_found&destination=%2Fen%2Faccount');
  expect(linkTo('Log in')).toBe('/en/login?return=%2Fen%2Faccount');
  expect(linkTo('Sign up')).toBe('/en/register?return=%2Fen%2Faccount');
  await show('error=connect_expired&destination=%2F%2Fevil.example');
  expect([linkTo('Log in'), linkTo('Sign up')]).toEqual(['/en/login?return=%2Fen%2Fparties', undefined]);
});
