import type { Audience } from '@festlig/contracts/contacts';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { onAPhone } from '../../../components/testing/on-a-phone';
import { renderRoute } from '../../../components/testing/render-route';
import { AudienceChoice, audiencesFor } from './AudienceChoice';

const audiences = audiencesFor({ type: 'message', leadsTo: 'invitation' }, false);
const show = async (value: Audience, offered = audiences) => {
  const onChange = jest.fn();
  await renderRoute(<AudienceChoice audiences={offered} value={value} onChange={onChange} />);
  return onChange;
};
const names = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);

describe('the choice of an audience', () => {
  it('shows all of them on a desk', async () => {
    await show('rsvpYes');
    expect(names()).toEqual(audiences);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the likeliest on a phone, and the others behind a button (rule: messages-short-on-phone)', () =>
    onAPhone(async () => {
      const onChange = await show('rsvpYes');
      expect(names()).toEqual(['rsvpYes', 'photos', 'all']);
      fireEvent.click(screen.getByRole('button', { name: 'Show 5 more', expanded: false }));
      expect(names()).toEqual(audiences);
      fireEvent.click(screen.getByRole('radio', { name: 'Those who are not coming' }));
      expect(onChange).toHaveBeenCalledWith('rsvpNo');
      fireEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
      expect(names()).toEqual(['rsvpYes', 'photos', 'all']);
    }));

  it('shows the chosen one on a phone, wherever it stands', () =>
    onAPhone(async () => {
      await show('custom');
      expect(names()).toEqual(['rsvpYes', 'photos', 'all', 'custom']);
    }));

  it('hides no single one on a phone', () =>
    onAPhone(async () => {
      await show('rsvpYes', audiences.slice(0, 4));
      expect(names()).toEqual(audiences.slice(0, 4));
    }));
});
