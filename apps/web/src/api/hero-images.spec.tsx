import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { fakeServer, renderRoute } from '../components/testing/render-route';
import { useHeroImages } from './hero-images';

const painted = { party: ['/media/hero-images/party/streamers-light.jpg'] };
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** What needs the pictures until its button is pressed. */
function Pictures() {
  const [skip, setSkip] = useState(false);
  const { painting } = useHeroImages({ skip });
  return <button onClick={() => setSkip(true)}>{painting ? 'Painting' : 'Ready'}</button>;
}

describe('the pictures of a new installation', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('are asked for again until they are painted', async () => {
    const answers = [{ party: [] }, painted];
    const received = fakeServer({ 'GET /api/party/hero-images': () => answers.shift() });
    await renderRoute(<Pictures />);
    await wait(200);
    expect(received).toHaveLength(1);
    await wait(3000);
    expect(received).toHaveLength(2);
    expect(screen.getByRole('button').textContent).toBe('Ready');
    await wait(60_000);
    expect(received).toHaveLength(2);
  });

  it('are not asked for again once nothing shows them', async () => {
    const received = fakeServer({ 'GET /api/party/hero-images': () => ({ party: [] }) });
    await renderRoute(<Pictures />);
    await wait(200);
    expect(received).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Painting' }));
    expect(screen.getByRole('button').textContent).toBe('Ready');
    await wait(60_000);
    expect(received).toHaveLength(1);
  });
});
