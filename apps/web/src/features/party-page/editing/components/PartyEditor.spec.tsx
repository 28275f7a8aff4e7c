import { channelsOf } from '@festlig/domain/web/hero-colours';
import { COLOURS } from '@festlig/domain/web/look';
import { hueOf } from '@festlig/domain/web/photo-hue';
import { hueAccent } from '@festlig/domain/web/photo-accent';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { onAPhone } from '../../../../components/testing/on-a-phone';
import { readerZone } from '../../../../lib/format-date';
import { cancelled, field, guard, save, saved, show, type } from '../../../../party-editor.fixture';

// Lazily loaded parts are slow to import the first time.
beforeAll(() => import('../../../../components/editor/RichTextBox'));
afterEach(cleanup);

/** Opens a choice, once one that was open before is gone. */
const openChoice = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog', { name }));
};
const choose = async (group: string, name: string) => {
  const choice = await openChoice(group);
  fireEvent.click(choice.getByRole('radio', { name }));
  fireEvent.click(choice.getByRole('button', { name: 'Close' }));
};

describe('the page in edit mode', () => {
  it('saves changed title, theme and picture', async () => {
    await show();
    type('Title', 'Autumn\nparty');
    await choose('Layout', 'Classic');
    fireEvent.click(await screen.findByRole('button', { name: 'Picture' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Plum' }));
    await save();
    expect(saved).toHaveBeenCalledWith({
      title: 'Autumn party',
      themeName: 'legacyDefault',
      heroImage: '/media/hero-images/gradients/plum-evening-dark.jpg',
    });
  });

  it('offers the layouts as the page in small with its picture (rules: theme-picker, layout-chosen)', async () => {
    await show();
    const themes = await openChoice('Layout');
    const pictures = [...document.querySelectorAll('label img')].map((image) => image.getAttribute('src'));
    expect(themes.getAllByRole('radio')).toHaveLength(4);
    expect(pictures).toEqual(Array.from({ length: 4 }, () => expect.stringContaining('/thumbs/')));
  });

  it('shows a chosen place of the title at once, and saves it (rule: layout-chosen)', async () => {
    await show();
    expect(document.querySelector('[data-on-picture]')).not.toBeNull();
    await choose('Layout', 'Split');
    expect(document.querySelector('[data-on-picture]')).toBeNull();
    await save();
    expect(saved).toHaveBeenCalledWith({ layout: 'beside' });
  });

  it('shows a chosen lettering and colour at once, and saves them (rule: look-chosen)', async () => {
    await show();
    const rules = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    const lettering = await openChoice('Lettering');
    const automatic = lettering.getByRole<HTMLInputElement>('radio', { name: 'Automatic' });
    expect([automatic.checked, document.activeElement]).toEqual([true, automatic]);
    fireEvent.click(lettering.getByRole('radio', { name: 'Playful' }));
    fireEvent.keyDown(automatic, { key: 'Escape' });
    const colour = await openChoice('Colour');
    expect(colour.getByRole<HTMLInputElement>('radio', { name: 'Automatic' }).checked).toBe(true);
    fireEvent.click(colour.getByRole('radio', { name: 'Sea' }));
    fireEvent.click(colour.getByRole('button', { name: 'Close' }));
    expect(rules()).toContain('--title:"Fredoka"');
    expect(rules()).toContain(`--berry:${COLOURS.sea?.light};`);
    await save();
    expect(saved).toHaveBeenCalledWith({ lettering: 'fredoka', colour: 'sea' });
  });

  it('takes a choice of lettering and colour back for Automatic, and saves nothing then', async () => {
    await show({ lettering: 'young', colour: 'plum' });
    await choose('Lettering', 'Automatic');
    await choose('Lettering', 'Sturdy');
    await choose('Colour', 'Automatic');
    await save();
    expect(saved).toHaveBeenCalledWith({ colour: 'picture' });
  });

  it('shows a hue that was chosen, and saves another one that the host picks themselves (rule: look-chosen)', async () => {
    await show({ colour: 'hue-200' });
    const rules = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    const colour = await openChoice('Colour');
    expect(rules()).toContain(`--berry:${hueAccent('hue-200')?.light};`);
    expect(colour.queryByRole('radio', { checked: true })).toBeNull();
    colour.getByText('Your own: blue');
    const line = colour.getByRole<HTMLInputElement>('slider', { name: 'Pick your own colour' });
    expect([line.value, line.getAttribute('aria-valuetext')]).toEqual(['200', 'blue']);
    fireEvent.change(line, { target: { value: '300' } });
    colour.getByText('Your own: pink');
    expect(rules()).toContain(`--berry:${hueAccent('hue-300')?.light};`);
    fireEvent.click(colour.getByRole('button', { name: 'Close' }));
    await save();
    expect(saved).toHaveBeenCalledWith({ colour: 'hue-300' });
  });

  it('has the line of all hues where the chosen colour with a name is, and takes a hue back for one (rule: look-chosen)', async () => {
    await show({ colour: 'hue-200' });
    const colour = await openChoice('Colour');
    fireEvent.click(colour.getByRole('radio', { name: 'Sea' }));
    const [light = ''] = [COLOURS.sea?.light];
    const hue = Math.round(hueOf(channelsOf(light)));
    expect(colour.getByRole<HTMLInputElement>('slider').value).toBe(String(hue));
    fireEvent.click(colour.getByRole('button', { name: 'Close' }));
    await save();
    expect(saved).toHaveBeenCalledWith({ colour: 'sea' });
  });

  it('holds together in the title what guests see together, once it is no longer typed (rule: title-breaks)', async () => {
    await show({ title: 'Mormor fylder 80' });
    expect(field('Title').value).toBe('Mormor fylder\u00a080');
    type('Title', 'Anne-Bo fylder 80');
    expect(field('Title').value).toBe('Anne-Bo fylder 80');
    fireEvent.blur(field('Title'));
    expect(field('Title').value).toBe('Anne-\u2060Bo fylder\u00a080');
    type('Title', 'Anne-\u2060Bo fylder\u00a080 nu');
    await save();
    expect(saved).toHaveBeenCalledWith({ title: 'Anne-Bo fylder 80 nu' });
  });

  it('offers pictures by name, with the title as it is typed, the party’s own occasion first (rule: hero-chooser)', async () => {
    await show({ heroImage: '/media/hero-images/gradients/plum-evening-dark.jpg' });
    type('Title', 'Autumn party');
    fireEvent.click(screen.getByRole('button', { name: 'Picture' }));
    const named = (group: string) =>
      within(screen.getByRole('region', { name: group }))
        .getAllByRole('button')
        .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);
    await screen.findByRole('button', { name: 'Woven hearts' });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Your own picture',
      'Christmas',
      'Party',
      'Colours',
    ]);
    expect([named('Christmas'), named('Party'), named('Colours')]).toEqual([
      [['Autumn partyWoven hearts', 'false']],
      [['Autumn partyPicture 1 of 1', 'false']],
      [['Autumn partyPlum', 'true']],
    ]);
  });

  it.each([
    { screen: 'a phone', files: ['upright'], isFull: true },
    { screen: 'a wide screen', files: ['thumbs'], isFull: false },
  ])('offers pictures in the format that $screen shows (rule: hero-chooser)', async ({ files, isFull }) => {
    const look = async () => {
      await show({ heroImage: '/media/hero-images/christmas/woven-hearts-dark.jpg' });
      fireEvent.click(screen.getByRole('button', { name: 'Picture' }));
      const sample = await screen.findByRole('button', { name: 'Woven hearts' });
      const sources = [...sample.querySelectorAll('img')].map((img) => img.getAttribute('src')?.split('/').at(-2));
      expect(sources).toEqual(files);
      expect(screen.getByRole('dialog').classList.contains('MuiDialog-paperFullScreen')).toBe(isFull);
      expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
    };
    await (isFull ? onAPhone(look) : look());
  });

  it('leads to each group of pictures, whose heading then has the focus, and closes nothing (rule: hero-chooser)', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    await show({ heroImage: '/media/hero-images/christmas/woven-hearts-dark.jpg' });
    fireEvent.click(screen.getByRole('button', { name: 'Picture' }));
    const fold = await screen.findByRole('button', { name: /^\d+ pictures for other occasions$/ });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect([
      screen.queryByRole('navigation', { name: 'Go to a group of pictures' }),
      screen.queryByRole('button', { name: /Plum/ }),
    ]).toEqual([null, null]);
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    const ways = within(await screen.findByRole('navigation', { name: 'Go to a group of pictures' }));
    const chips = ways.getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Party', 'Colours']);
    expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual([null, null]);
    expect(scrolled).not.toHaveBeenCalled();
    fireEvent.click(ways.getByRole('button', { name: 'Colours' }));
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('region', { name: 'Colours' })]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Colours' }));
    fireEvent.click(fold);
    expect([fold.getAttribute('aria-expanded'), screen.queryByRole('button', { name: /Plum/ })]).toEqual([
      'false',
      null,
    ]);
  });

  it('has pictures in its text once it is saved; a draft says so in place of the button (rule: own-pictures)', async () => {
    const later = 'Once the invitation is saved, you can also add pictures to the text.';
    await show();
    expect([screen.queryByText(later), screen.queryByRole('button', { name: 'Insert picture' })]).toEqual([
      expect.any(HTMLElement),
      null,
    ]);
    cleanup();
    await show({}, { partyId: 'party1' });
    await screen.findByRole('button', { name: 'Insert picture' });
    expect(screen.queryByText(later)).toBeNull();
  });

  it('says above the title who invites, as it is typed (rule: party-invited-by)', async () => {
    await show({ invitedBy: 'Emma' });
    expect(screen.getByText('An invitation from Emma')).toBeTruthy();
    const who = screen.getByLabelText('Who is inviting?');
    expect(who.compareDocumentPosition(screen.getByLabelText('Date'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    type('Who is inviting?', 'Emma and Ole');
    expect(screen.getByText('An invitation from Emma and Ole')).toBeTruthy();
    await save();
    expect(saved).toHaveBeenCalledWith({ invitedBy: 'Emma and Ole' });
    type('Title', 'Emma and Ole are getting married');
    expect(screen.getByText('You are invited')).toBeTruthy();
  });

  it('brings the reason into view when it cannot be saved, and the first wrong field into focus', async () => {
    await show();
    type('Title', '');
    await save();
    await waitFor(() => expect(document.activeElement).toBe(field('Title')));
    type('Title', 'Autumn party');
    const inView = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    saved.mockRejectedValue({ status: 'offline', errors: {} });
    await save();
    const alert = await screen.findByRole('alert');
    expect(inView.mock.contexts.some((box) => (box as Element).contains(alert))).toBe(true);
    inView.mockRestore();
  });

  it('edits the link preview text as plain text', async () => {
    await show();
    expect(field('When you share the link').value).toBe('Vi fejrer & danser');
    type('When you share the link', 'Dance <with> us');
    await save();
    expect(saved).toHaveBeenCalledWith({ description: '<p>Dance &lt;with&gt; us</p>' });
  });

  it('has an end, on the next day where it is no later on the clock (rule: event-end)', async () => {
    await show();
    type('Ends', '01:00');
    await save();
    expect(saved).toHaveBeenCalledWith({ endDate: '2069-06-20T23:00:00Z' });
  });

  it('moves end and programme with the day', async () => {
    const location = { address: '', latitude: null, longitude: null };
    const night = { id: 'a', date: '2069-06-20T23:30:00Z', title: 'Supper', location };
    await show({ endDate: '2069-06-21T00:00:00Z', programme: [night] });
    type('Date', '2069-06-27');
    await save();
    expect(saved).toHaveBeenCalledWith({
      date: '2069-06-27T16:00:00Z',
      zone: 'Europe/Copenhagen',
      endDate: '2069-06-28T00:00:00Z',
      programme: [{ ...night, date: '2069-06-27T23:30:00Z' }],
    });
  });

  it('accepts another time zone, searched by its city', async () => {
    await show();
    const zone = screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
    expect(zone.value).toBe('Copenhagen, Denmark (Central European Time)');
    act(() => zone.focus());
    fireEvent.change(zone, { target: { value: 'new york' } });
    fireEvent.click(await screen.findByText('New York, United States (Eastern Time)'));
    await save();
    expect(saved).toHaveBeenCalledWith({ date: '2069-06-20T22:00:00Z', zone: 'America/New_York' });
  });

  it('shows the time zone only where the host’s clock shows another time, and otherwise when asked (rule: zone-out-of-sight)', async () => {
    await show({ zone: readerZone() });
    expect(screen.queryByRole('combobox', { name: 'Time zone' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Change time zone' }));
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toBeTruthy();
  });

  it('warns before leaving only while something is changed', async () => {
    await show();
    expect(guard).toHaveBeenLastCalledWith(false);
    type('Title', 'Autumn party');
    expect(guard).toHaveBeenLastCalledWith(true);
    type('Title', 'Summer party');
    expect(guard).toHaveBeenLastCalledWith(false);
  });

  it('shows an error on its field, and saves nothing', async () => {
    await show();
    type('Title', ' ');
    type('Reply by', '2069-06-21');
    await save();
    expect(screen.getByText('The reply-by date must be no later than the day itself.')).toBeTruthy();
    expect(field('Title').getAttribute('aria-invalid')).toBe('true');
    expect(saved).not.toHaveBeenCalled();
  });

  it('shows the server’s errors on their fields, and keeps what was typed', async () => {
    await show();
    saved.mockRejectedValue({ status: 422, errors: { 'location.address': { code: 'too_long' } } });
    type('Title', 'Autumn party');
    await save();
    await waitFor(() => expect(field('Place').getAttribute('aria-invalid')).toBe('true'));
    expect(field('Title').value).toBe('Autumn party');
  });

  it('makes dates read-only once the event has started, and says so', async () => {
    await show({ date: '2020-06-20T16:00:00Z' });
    for (const label of ['Date', 'Time', 'Time zone']) expect(field(label).disabled).toBe(true);
    expect(screen.getByText('The event has started, so the date cannot be changed.')).toBeTruthy();
    type('Title', 'It was a party');
    await save();
    expect(saved).toHaveBeenCalledWith({ title: 'It was a party' });
  });

  it('goes back without saving', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancelled).toHaveBeenCalled();
    expect(saved).not.toHaveBeenCalled();
  });

  it('asks before Cancel discards what was changed, and stays when the host does not want that', async () => {
    cancelled.mockClear();
    await show();
    type('Title', 'Autumn party');
    const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    await press('Cancel');
    await press('Keep editing');
    expect([cancelled.mock.calls.length, field('Title').value]).toEqual([0, 'Autumn party']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Cancel');
    await press('Discard');
    expect(cancelled).toHaveBeenCalledTimes(1);
  });
});
