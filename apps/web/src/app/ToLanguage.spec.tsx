import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { testLanguage } from '../i18n/testing';
import { ToLanguage } from './ToLanguage';

function Where() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

it('redirects to the same page in the current language, with its query', async () => {
  await testLanguage('en');
  render(
    <MemoryRouter initialEntries={['/login?return=%2Femma']}>
      <Routes>
        <Route path="/login" element={<ToLanguage />} />
        <Route path="*" element={<Where />} />
      </Routes>
    </MemoryRouter>,
  );
  await screen.findByText('at /en/login?return=%2Femma');
  expect(screen.queryByText('at /login')).toBeNull();
});
