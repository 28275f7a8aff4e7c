import '../../../lib/test-browser';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { testLanguage } from '../../../i18n/testing';
import type { WizardValues } from '../model';
import { WizardForm } from './WizardForm';

const submitted = jest.fn<(values: WizardValues) => Promise<void>>();
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Vis min invitation' });
const nextYear = `${new Date().getFullYear() + 1}-06-20`;
const fillAll = () => {
  fill('Hvem har fødselsdag?', 'Emma');
  fill('Dato', nextYear);
  fill('Klokken', '18:00');
};

beforeAll(async () => {
  await testLanguage('da');
});
beforeEach(() => {
  submitted.mockReset().mockResolvedValue(undefined);
  render(<WizardForm type="birthday" onType={() => undefined} pictureOf={() => null} onSubmit={submitted} />);
});
afterEach(cleanup);

describe('the wizard’s form', () => {
  it('waits until everything is right', async () => {
    expect(button().disabled).toBe(true);
    fillAll();
    expect(button().disabled).toBe(false);
    await act(async () => fireEvent.click(button()));
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(submitted.mock.lastCall?.[0]).toMatchObject({ name: 'Emma', date: nextYear, clock: '18:00' });
  });

  it('refuses yesterday in words', () => {
    fillAll();
    fill('Dato', '2020-01-01');
    fireEvent.focus(screen.getByLabelText('Dato'));
    fireEvent.blur(screen.getByLabelText('Dato'));
    expect(screen.getByText('Datoen skal være i dag eller senere.')).toBeTruthy();
    expect(button().disabled).toBe(true);
  });

  it('does nothing for a bot, and says nothing', async () => {
    fillAll();
    fireEvent.change(document.querySelector('input[name="zip"]')!, { target: { value: '2100' } });
    await act(async () => fireEvent.click(button()));
    expect(submitted).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
