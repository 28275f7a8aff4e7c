import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, renderRoute } from '../components/testing/render-route';
import { takeFlags } from '../lib/flags';
import { useFlag } from './flags';

function Shown() {
  const flags = [useFlag('photos'), useFlag('unknown')];
  return <p>{flags.map(String).join(' ')}</p>;
}

it.each([
  ['', 'true false'],
  ['?flag.photos=off', 'false false'],
  ['?flag.photos=usual&flag.unknown=on', 'true true'],
])('a browser that was opened at /%s shows by its own choice, otherwise by the server’s', async (query, shown) => {
  history.replaceState(null, '', `/${query}`);
  takeFlags();
  fakeServer({ 'GET /api/initial': () => ({ user: null, language: 'en', flags: { photos: true }, providerKeys: {} }) });
  await renderRoute(<Shown />);
  expect(await screen.findByText(shown)).toBeTruthy();
});
