import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { firstPart } from './first-part';

const Menu = ({ name }: { name: string }) => <p>{name}</p>;
const menu = () => firstPart(() => Promise.resolve({ default: Menu }));
const shown = (Part: ReturnType<typeof menu>['Part']) => (
  <Suspense fallback={<p>its place</p>}>
    <Part name="menu" />
  </Suspense>
);

it('draws a part that was loaded before at once, and nothing in its place (rule: host-page-whole)', async () => {
  const { Part, load } = menu();
  await load();
  render(shown(Part));
  expect(screen.getByText('menu')).toBeTruthy();
});

it('holds the place of a part that is loaded when it is first drawn', async () => {
  const { Part } = menu();
  render(shown(Part));
  expect(screen.getByText('its place')).toBeTruthy();
  expect(await screen.findByText('menu')).toBeTruthy();
});
