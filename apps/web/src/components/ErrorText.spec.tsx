import { expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { testLanguage } from '../i18n/testing';
import type { CodedError } from '../lib/coded-error';
import { ErrorText } from './ErrorText';
import { ErrorWayOut } from './ErrorWayOut';
import { renderRoute } from './testing/render-route';
import { useToast } from './Toaster';

const locked = { code: 'too_many_tries', params: { minutes: 2 } };

function Page({ error }: { error: CodedError }) {
  const toast = useToast();
  return (
    <>
      <div role="alert">
        <ErrorText of={error} />
        <ErrorWayOut of={[error]} />
      </div>
      <button onClick={() => toast(<ErrorText of={error} />, { severity: 'error' })}>Fail</button>
    </>
  );
}
const show = (error: CodedError) => {
  cleanup();
  return renderRoute(<Page error={error} />, '/');
};
const alert = () => screen.getAllByRole('alert')[0]!.textContent;

it('says what went wrong, and shows a general text for an unknown code', async () => {
  await show({ code: 'conflict' });
  expect(alert()).toContain('changed in the meantime');
  await show({ code: 'of_tomorrow' });
  expect(alert()).toContain('Something went wrong at our end');
});

it('translates an error that is shown, on the page and in a toast, when the language is switched', async () => {
  await show({ code: 'unavailable' });
  fireEvent.click(screen.getByRole('button', { name: 'Fail' }));
  await waitFor(() => expect(screen.getAllByText(/cannot answer right now/)).toHaveLength(2));
  await act(() => testLanguage('da'));
  expect(screen.queryByText(/cannot answer right now/)).toBeNull();
  expect(screen.getAllByText(/kan ikke svare lige nu/)).toHaveLength(2);
});

it('links to a new password after too many log-in attempts, in the page’s language, and after no other error', async () => {
  await show(locked);
  expect(alert()).toContain('Try again in 2 min.');
  const link = await screen.findByRole('link', { name: 'Forgot your password?' });
  expect(link.getAttribute('href')).toBe('/en/password');
  await act(() => testLanguage('da'));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/da/password');
  await show({ code: 'login_failed' });
  expect(alert()).toContain('does not match');
  expect(screen.queryByRole('link')).toBeNull();
});
