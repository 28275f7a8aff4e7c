import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { CallButton } from './CallButton';
import { REENABLE_MS } from './use-waiting';

const button = () => screen.getByRole<HTMLButtonElement>('button');
const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a button that sends something (rule: button-comes-back-everywhere)', () => {
  it('refuses a second click until 4 seconds have passed', () => {
    const { rerender } = render(<CallButton running={false}>Send</CallButton>);
    expect(button().disabled).toBe(false);
    rerender(<CallButton running>Send</CallButton>);
    expect(button().disabled).toBe(true);
    pass(REENABLE_MS - 1);
    expect(button().disabled).toBe(true);
    pass(1);
    expect(button().disabled).toBe(false);
  });

  it('says meanwhile what it does, and keeps its label for its room', () => {
    const sending = (running: boolean) => (
      <CallButton running={running} working="Sending …">
        Send
      </CallButton>
    );
    const { rerender } = render(sending(true));
    expect(button().disabled).toBe(true);
    expect(button().textContent).toContain('Sending …');
    expect(button().textContent).toMatch(/Send$/);
    rerender(sending(false));
    expect(button().textContent).toBe('Send');
  });

  it('can be used at once when the call has ended, and waits anew for the next', () => {
    const { rerender } = render(<CallButton running>Send</CallButton>);
    rerender(<CallButton running={false}>Send</CallButton>);
    expect(button().disabled).toBe(false);
    pass(REENABLE_MS);
    rerender(<CallButton running>Send</CallButton>);
    expect(button().disabled).toBe(true);
  });
});
