import { afterEach, describe, expect, it } from '@jest/globals';
import type { PartyType } from '@festlig/contracts/party';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { renderRoute } from '../../../components/testing/render-route';
import { TypePicker } from './TypePicker';

function Picker({ first }: { first: PartyType }) {
  const [value, setValue] = useState(first);
  return <TypePicker value={value} onChange={setValue} pictureOf={() => null} />;
}
const show = (first: PartyType) => renderRoute(<Picker first={first} />);
const line = (name: string) => screen.getByRole('button', { name: `${name} · Change` });
const isOpen = () => !document.querySelector('fieldset')!.hidden;
const occasion = (name: string) => screen.getByText(name, { selector: 'label *' });
const tap = (name: string) => fireEvent.click(occasion(name), { detail: 1 });

afterEach(cleanup);

describe('the choice of the occasion (rule: wizard-occasion-folds)', () => {
  it('is one line on a phone, which opens the others, and folds again once one is tapped', () =>
    onAPhone(async () => {
      await show('birthday');
      expect([line('Birthday').getAttribute('aria-expanded'), isOpen()]).toEqual(['false', false]);
      fireEvent.click(line('Birthday'));
      expect([line('Birthday').getAttribute('aria-expanded'), isOpen()]).toEqual(['true', true]);
      tap('Wedding');
      expect(isOpen()).toBe(false);
      expect(document.activeElement).toBe(line('Wedding'));
    }));

  it('begins open on a phone for a party, which nobody may have chosen, and folds when it is tapped', () =>
    onAPhone(async () => {
      await show('party');
      expect(isOpen()).toBe(true);
      expect(screen.queryByRole('button')).toBeNull();
      tap('Party');
      expect(isOpen()).toBe(false);
      expect(document.activeElement).toBe(line('Party'));
    }));

  it('stays open for the arrows of the keyboard, which choose each one on their way', () =>
    onAPhone(async () => {
      await show('party');
      fireEvent.click(screen.getByRole('radio', { name: 'Wedding' }), { detail: 0 });
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Wedding' }).checked).toBe(true);
      expect(isOpen()).toBe(true);
    }));

  it('is never folded where there is room beside the fields', async () => {
    await show('birthday');
    tap('Wedding');
    expect(isOpen()).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
