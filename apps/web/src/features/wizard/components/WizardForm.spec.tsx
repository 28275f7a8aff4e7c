import { onAPhone } from '../../../components/testing/on-a-phone';
import { renderRoute } from '../../../components/testing/render-route';
import { PARTY_TYPES, type PartyType } from '@festlig/contracts/party';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { WizardValues } from '../model';
import { WizardForm } from './WizardForm';

const submitted = jest.fn<(values: WizardValues) => Promise<void>>();
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
const isOff = () => button().getAttribute('aria-disabled') === 'true';
const why = () => document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent;
const nextYear = `${new Date().getFullYear() + 1}-06-20`;
const show = (type: PartyType, pictureOf: (type: PartyType) => string | null = () => null) => {
  submitted.mockReset().mockResolvedValue(undefined);
  sessionStorage.clear();
  return renderRoute(<WizardForm type={type} onType={() => undefined} pictureOf={pictureOf} onSubmit={submitted} />);
};
const fillWhen = () => {
  fill('Date', nextYear);
  fill(/^(Time|Ceremony begins)$/, '18:00');
};
const press = () => act(async () => fireEvent.click(button()));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('has the colours of the occasions in the places of their pictures until these are known (rule: hero-colours)', async () => {
  const grounds = () =>
    [...document.querySelectorAll<HTMLElement>('label div[style]')].map(({ style }) => style.background);
  await show('wedding');
  expect(grounds()).toHaveLength(PARTY_TYPES.length);
  expect(new Set(grounds()).size).toBe(PARTY_TYPES.length);
  const before = grounds()[PARTY_TYPES.indexOf('wedding')];
  cleanup();
  // The first picture of weddings has the same, and one that is not known has none.
  await show(
    'wedding',
    (type) => `/media/hero-images/${type}/${type === 'wedding' ? 'linen-wreath' : 'another'}-light.jpg`,
  );
  expect(grounds()[PARTY_TYPES.indexOf('wedding')]).toBe(before);
  expect(grounds().filter((ground) => ground !== '')).toHaveLength(1);
});

describe('the wizard’s form', () => {
  it('takes a press of its button once everything is valid, and says until then what is missing', async () => {
    await show('birthday');
    expect(isOff()).toBe(true);
    expect(why()).toBe('We still need a name, the date and the time.');
    // Pressed all the same, it sends nothing, and each field says so.
    await press();
    expect(submitted).not.toHaveBeenCalled();
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(3);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Whose birthday is it?')));
    fill('Whose birthday is it?', 'Emma');
    fillWhen();
    expect(isOff()).toBe(false);
    expect(why()).toBe('');
    await press();
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(submitted.mock.lastCall?.[0]).toMatchObject({ name: 'Emma', date: nextYear, clock: '18:00' });
  });

  it.each([
    ['anniversary', { 'Who are you celebrating?': 'Mary and Peter', 'How many years?': '25' }],
    ['baptism', { 'Who is hosting?': 'Emma', 'The child’s name': 'Alma' }],
    ['wedding', { 'Who is getting married?': 'Sophie', 'To whom?': 'Michael', 'Where is the ceremony?': 'St Mary’s' }],
  ] as const)('asks the questions of a %s', async (type, fields) => {
    await show(type);
    fillWhen();
    for (const [label, value] of Object.entries(fields)) {
      expect(isOff()).toBe(true);
      fill(label, value);
    }
    expect(isOff()).toBe(false);
    await press();
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('names the two names of a couple together, and the one that is missing alone', async () => {
    await show('wedding');
    expect(why()).toBe('We still need both names, the place of the ceremony, the date and the time.');
    fill('To whom?', 'Michael');
    expect(why()).toBe('We still need a name, the place of the ceremony, the date and the time.');
  });

  it('requires the place of a wedding’s ceremony, until its guests are invited to the party alone (rule: wizard-party-only)', async () => {
    await show('wedding');
    fill('Who is getting married?', 'Sophie');
    fill('To whom?', 'Michael');
    fillWhen();
    // The place of the party is another one.
    fill('Where is the party?', 'The Old Barn');
    expect(why()).toBe('We still need the place of the ceremony.');
    expect(isOff()).toBe(true);
    const tick = () => screen.getByRole('checkbox', { name: /party only/ });
    fireEvent.click(tick());
    expect(isOff()).toBe(false);
    for (const label of ['Where is the ceremony?', 'Ceremony begins', 'Party begins'])
      expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('18:00');
    fireEvent.click(tick());
    expect(why()).toBe('We still need the place of the ceremony.');
  });

  it('requires no place of a baptism’s ceremony, and asks nothing about the party alone', async () => {
    await show('baptism');
    fill('Who is hosting?', 'Emma');
    fill('The child’s name', 'Alma');
    fillWhen();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(isOff()).toBe(false);
  });

  it('refuses yesterday, and says that the date must be today or in the future', async () => {
    await show('birthday');
    fill('Whose birthday is it?', 'Emma');
    fill('Time', '18:00');
    fill('Date', '2020-01-01');
    fireEvent.focus(screen.getByLabelText('Date'));
    fireEvent.blur(screen.getByLabelText('Date'));
    expect(screen.getAllByText('Date must be today or in the future')).toHaveLength(1);
    expect(why()).toBe('Please correct the date.');
    expect(isOff()).toBe(true);
  });

  it.each([
    ['anniversary', 'How many years?', 'a lot', '25', 'the number of years'],
    ['birthday', 'How old?', 'fifty', '50', 'the age'],
  ] as const)(
    'asks once for a number where a %s is given letters (rule: wizard-waits)',
    async (type, label, letters, number, field) => {
      await show(type);
      fillWhen();
      fill(type === 'birthday' ? 'Whose birthday is it?' : 'Who are you celebrating?', 'Emma');
      fill(label, letters);
      fireEvent.focus(screen.getByLabelText(label));
      fireEvent.blur(screen.getByLabelText(label));
      expect(screen.getAllByText(`Write a number, such as ${number}.`)).toHaveLength(1);
      expect(why()).toBe(`Please correct ${field}.`);
      expect(screen.getByLabelText(label).getAttribute('inputmode')).toMatch(/^(numeric|decimal)$/);
      fill(label, number);
      expect(screen.queryByText(/^Write a number/)).toBeNull();
      expect(isOff()).toBe(false);
    },
  );

  it('shows each picture’s own colour until the picture has come, and paper for a picture that is not known', async () => {
    await show('wedding', (type) => `/media/hero-images/${type === 'wedding' ? 'a/dove-sky-light' : 'a/own'}.jpg`);
    const groundOf = (name: string) => screen.getByRole('radio', { name }).parentElement?.querySelector('div > div');
    expect(groundOf('Wedding')?.getAttribute('style')).toContain('background: rgb(227, 228, 224)');
    expect(groundOf('Party')?.getAttribute('style')).not.toContain('background');
  });

  it('shows the invitation as it takes shape, upright beside the fields and the whole picture above them on a phone, to no reader (rule: wizard-shows-card)', async () => {
    const dove = '/media/hero-images/a/dove-sky-light.jpg';
    const title = () => document.querySelector('[aria-hidden] [data-title]')?.textContent;
    const picture = () => document.querySelector('[aria-hidden] picture img')?.getAttribute('src');
    await show('birthday', () => dove);
    expect([title(), picture()]).toEqual(['Birthday', '/media/hero-images/a/upright/dove-sky-light.jpg']);
    cleanup();
    await onAPhone(async () => {
      await show('birthday', () => dove);
      expect([title(), picture()]).toEqual(['Birthday', dove]);
      fill('Whose birthday is it?', 'Emma');
      expect(title()).toContain('Emma');
    });
  });

  it('shows the picture by its thumbnail until it has come, and a frame by its colour (rule: wizard-shows-card)', async () => {
    const ground = () =>
      document.querySelector<HTMLElement>('[aria-hidden]:has([data-title])')!.style.getPropertyValue('--ground').trim();
    await show('party', () => '/media/hero-images/party/confetti-dusk-dark.jpg');
    expect(ground()).toBe('url("/media/hero-images/party/thumbs/confetti-dusk-dark.jpg") center / cover #673f4f');
    cleanup();
    await show('wedding', () => '/media/hero-images/wedding/linen-wreath-light.jpg');
    expect(ground()).toBe('#dad0c0');
  });

  it('draws the title from the start as on the first picture of the occasion, and fetches none (rule: hero-colours)', async () => {
    const preview = () => document.querySelector<HTMLElement>('[aria-hidden]:has([data-title])')!;
    const place = () =>
      preview().querySelector('[data-title-box]')?.closest('[style*="--wide"]')?.getAttribute('style');
    await show('wedding');
    const before = place();
    expect(preview().querySelector('img')).toBeNull();
    cleanup();
    await show('wedding', () => '/media/hero-images/wedding/linen-wreath-light.jpg');
    expect(place()).toBe(before);
    expect(preview().querySelector('img')).toBeTruthy();
    cleanup();
    // Another picture has its own place.
    await show('wedding', () => '/media/hero-images/christmas/fir-and-stars-dark.jpg');
    expect(place()).not.toBe(before);
  });

  it('puts both names of a couple into their fields, unless the second has one, and shows the first at once (rule: wizard-couple)', async () => {
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    const names = () => [value('Who is getting married?'), value('To whom?')];
    const leave = () => fireEvent.blur(screen.getByLabelText('Who is getting married?'));
    await show('wedding');
    fill('Who is getting married?', 'Maja');
    expect(document.querySelector('[data-title]')?.textContent).toMatch(/Maja\sand\s…/);
    fill('Who is getting married?', 'Maja og Anton');
    leave();
    expect(names()).toEqual(['Maja', 'Anton']);
    fill('Who is getting married?', 'Maja & Bo');
    leave();
    expect(names()).toEqual(['Maja & Bo', 'Anton']);
    cleanup();
    await show('birthday');
    fill('Whose birthday is it?', 'Maja og Anton');
    fireEvent.blur(screen.getByLabelText('Whose birthday is it?'));
    expect(value('Whose birthday is it?')).toBe('Maja og Anton');
  });

  it('says below the last name of the title what it becomes, and an example until then (rule: wizard-shows-title)', async () => {
    const hint = (label: string) =>
      document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;
    await show('party');
    expect(hint('Who is hosting?')).toBe('Your name or names, for example Emma, or Emma and James');
    fill('Who is hosting?', 'Summer party');
    expect(hint('Who is hosting?')).toBe(
      'The title will be “Summer party’s party”. You can change it on the next page.',
    );
    cleanup();
    await show('wedding');
    fill('Who is getting married?', 'Sophie');
    expect(hint('To whom?')).toBe('For example Michael');
    fill('To whom?', 'Michael');
    expect(hint('Who is getting married?')).toBe('For example Sophie');
    expect(hint('To whom?')).toMatch(/^The title will be “Sophie and Michael are getting married”/);
  });

  it('does nothing for a bot, and says nothing', async () => {
    await show('birthday');
    fill('Whose birthday is it?', 'Emma');
    fillWhen();
    fireEvent.change(document.querySelector('input[name="zip"]')!, { target: { value: '2100' } });
    await press();
    expect(submitted).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
