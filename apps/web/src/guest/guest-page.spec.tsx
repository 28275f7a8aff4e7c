import { aPhoto } from '@festlig/testing/media/a-photo';
import { anOwnReply } from '@festlig/testing/rsvp/a-reply';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPhotos, renderShell } from '../guest-server';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { formMark } from '@festlig/domain/web/posted-form';
import { knownAnswers } from './known-answers';
import { type Handover, startGuestPage } from './start';
import { base, guest, loadNext, open, type Opened, party, watchFailures } from '../guest-page.fixture';

watchFailures();

/** Whether a press of a link is left to the browser. */
function isLeft(name: string, keys = {}): boolean {
  let isDefault = false;
  const note = (event: Event) => {
    isDefault = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', note, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), keys);
  return isDefault;
}

describe('the page of a guest', () => {
  it('is complete without scripts: title, time, place, words, and the form (rule: page-without-scripts)', async () => {
    const { served } = await open();
    for (const words of ['Sommerfest', 'lørdag den 20. juni 2099', 'kl. 18.00', 'Kære Anne', 'Ja, jeg kommer']) {
      expect(served).toContain(words);
    }
    expect(served).toContain('href="/sommer/photos?cid=guest123"');
  });

  it.each([
    ['a guest without a link of their own', { query: '' }],
    ['a guest who has answered', { own: anOwnReply({ comment: 'Vi glæder os' }) }],
    ['a guest who has chosen an answer in the mail', { query: '?cid=guest123&answer=yes' }],
    ['a cancelled party', { change: { cancelled: true } }],
    ['a party of the past', { change: { date: '2020-01-01T10:00:00Z' } }],
    [
      'a party with a place on the map',
      { change: { location: { address: 'Havnen 1', latitude: 55.6, longitude: 12.5 } } },
    ],
  ])('is taken over as it is for %s', async (_whom, opened: Opened) => {
    await open(opened);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sommerfest');
  });

  it('renders every word as text', async () => {
    const evil = '<img src=x onerror="alert(1)">&"\'</script>';
    const { served } = await open({
      change: { title: evil, location: { address: evil, latitude: null, longitude: null } },
      own: anOwnReply({ comment: evil, name: evil }),
    });
    expect(served).not.toContain('<img src=x');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(evil);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('shows nothing of the guest in what all guests share', () => {
    const answers = [
      { call: 'identity.getInitial', input: {}, output: { user: null, flags: {}, providerKeys: {} } },
      { call: 'party.getParty', input: {}, output: party },
      { call: 'contacts.getGuest', input: {}, output: guest },
      { call: 'rsvp.getOwnRsvp', input: {}, output: { rsvp: anOwnReply({ comment: 'secret', name: 'Anne' }) } },
    ];
    const shell = renderShell({ language: 'da', now: Date.now(), address: '/sommer?cid=guest123&rid=mine', answers });
    const html = shell('?cid=another&x=%22', '(own part)');
    expect(html).toContain('(own part)');
    expect(html).not.toMatch(/guest123|mine|secret|Anne/);
    expect(html).toContain('/sommer/photos?cid=another&amp;x=%22"');
    expect(html).toContain(`return=${encodeURIComponent('/sommer?cid=another&x=%22')}`);
  });

  it('has the photos of its gallery before the app, each in its own shape, and the way back to the invitation', () => {
    const photos = [1, 2, 3].map((n) => aPhoto(n));
    document.body.innerHTML = renderPhotos({ language: 'da', photos, total: 12, invitation: '/sommer?cid=guest123' });
    expect(screen.getByText('12 billeder')).toBeTruthy();
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
      'Billede 1 af 12',
      'Billede 2 af 12',
      'Billede 3 af 12',
    ]);
    expect(screen.getByRole('link', { name: 'Luk' }).getAttribute('href')).toBe('/sommer?cid=guest123');
  });

  it('keeps what was chosen and typed before its scripts came', async () => {
    await open({
      query: '?cid=guest123&answer=yes',
      before: () => {
        document.querySelector<HTMLInputElement>('input[value="no"]')!.checked = true;
        document.querySelector<HTMLTextAreaElement>('#field-comment')!.value = 'Beklager';
      },
    });
    expect(screen.getByLabelText<HTMLInputElement>(/^Nej/).checked).toBe(true);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/hilsen/).value).toBe('Beklager');
  });

  it('is a form without scripts: all fields are there, and the gateway adds the hidden ones (rule: form-without-scripts)', async () => {
    const { served } = await open({ query: '' });
    expect(served).toContain(formMark('reply'));
    for (const name of ['name', 'answer', 'comment', 'email', 'zip']) expect(served).toContain(`name="${name}"`);
    expect(served).toMatch(/<form[^>]* method="post"/);
  });

  it('shows what was refused without scripts at its fields, until they are changed, and sends it under the same key', async () => {
    const { received } = await open({
      query: '',
      posted: {
        form: 'reply',
        values: { answer: 'yes', comment: 'Vi glæder os', email: 'anne', key: 'f'.repeat(32) },
        errors: { name: { code: 'required' }, email: { code: 'email_invalid' }, root: { code: 'form_changed' } },
      },
      answers: { [`POST ${base}/rsvps`]: () => ({ rsvp: anOwnReply({}), changed: false, receipt: false }) },
    });
    expect(screen.getByLabelText<HTMLInputElement>(/^Ja/).checked).toBe(true);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/hilsen/).value).toBe('Vi glæder os');
    expect(screen.getByText('Skal udfyldes.')).toBeTruthy();
    expect(screen.getByText(/^Siden har ændret sig/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Din e-mail/), { target: { value: 'anne@post.example' } });
    expect(screen.queryByText('Det ligner ikke en e-mailadresse.')).toBeNull();
    fireEvent.change(screen.getByLabelText(/^Dit navn/), { target: { value: 'Anne' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send mit svar' }));
    await waitFor(() =>
      expect(received).toContainEqual(
        expect.objectContaining({ body: expect.objectContaining({ name: 'Anne', formKey: 'f'.repeat(32) }) }),
      ),
    );
  });

  it('shows a message that was refused without scripts in the form that was sent', async () => {
    const { served } = await open({
      own: anOwnReply({ rid: 'rid123456zzz' }),
      posted: { form: 'message', values: { message: 'Hej <b>', rid: 'x' }, errors: { root: { code: 'thread_full' } } },
    });
    expect(served).toContain(formMark('message'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Skriv til værten').value).toBe('Hej <b>');
    expect(screen.getByText(/Her er skrevet så meget/)).toBeTruthy();
    expect(document.querySelector<HTMLInputElement>('input[name="rid"]')?.value).toBe('rid123456zzz');
  });

  it('keeps what was typed before a reload (rule: typed-work-survives)', async () => {
    const values = { name: '', answer: 'yes', numberOfPeople: '2', comment: 'Halvt skrevet', email: '', zip: '' };
    sessionStorage.setItem(`festlig_reply_${party.id}_guest123`, JSON.stringify({ values, formKey: 'k1' }));
    await open();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/hilsen/).value).toBe('Halvt skrevet');
  });

  it('prefers what was chosen just now to what was kept', async () => {
    const values = { name: '', answer: 'yes', numberOfPeople: '2', comment: 'Halvt skrevet', email: '', zip: '' };
    sessionStorage.setItem(`festlig_reply_${party.id}_guest123`, JSON.stringify({ values, formKey: 'k1' }));
    await open({
      before: () => {
        document.querySelector<HTMLInputElement>('input[value="no"]')!.checked = true;
      },
    });
    expect(screen.getByLabelText<HTMLInputElement>(/^Nej/).checked).toBe(true);
  });

  it('sends the reply, says thank you, and changes the link at the top', async () => {
    let own: OwnRsvp | null = null;
    const { received } = await open({
      answers: {
        [`GET ${base}/rsvp/own`]: () => ({ rsvp: own }),
        [`POST ${base}/rsvps`]: () => {
          own = anOwnReply({ isComming: true, numberOfPeople: 1, name: 'Anne Holm' });
          return { rsvp: own, changed: false, receipt: true };
        },
      },
    });
    fireEvent.click(screen.getByLabelText(/^Ja/));
    fireEvent.click(screen.getByRole('button', { name: 'Send mit svar' }));
    await screen.findByText('Vi ses, Anne!');
    await screen.findByRole('link', { name: 'Dit svar: Du kommer' });
    expect(received.some(({ method, path }) => method === 'POST' && path.endsWith('/visit'))).toBe(true);
  });

  it('puts a stranger’s key into the address, and fetches the reply by it', async () => {
    const own = anOwnReply({ rid: 'ownkey12', name: 'Bo' });
    await open({
      query: '',
      answers: {
        [`GET ${base}/rsvp/own`]: () => ({ rsvp: own }),
        [`POST ${base}/rsvps`]: () => ({ rsvp: own, changed: false, receipt: false }),
      },
    });
    fireEvent.click(screen.getByLabelText(/^Ja/));
    fireEvent.change(screen.getByLabelText(/Dit navn/), { target: { value: 'Bo' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send mit svar' }));
    await screen.findByText('Vi ses, Bo!');
    expect(location.search).toBe('?rid=ownkey12');
  });

  it('is shown in the other language without being left', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: /^EN/ }));
    await screen.findByText('Dear Anne');
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByText(/^Saturday,? 20 June 2099$/)).toBeTruthy();
  });

  it('leaves what is opened over it to the app, with all that it knows', async () => {
    const { takenOver } = await open({ change: { pages: { photos: true, wishlist: true } } });
    fireEvent.click(screen.getByRole('link', { name: 'Ønskeliste' }));
    await waitFor(() => expect(takenOver).toHaveLength(1));
    const [{ onward, answers }] = takenOver as [Handover];
    expect(onward?.to).toBe('/sommer/wishlist?cid=guest123');
    expect(answers.map(({ call }) => call)).toEqual([
      'identity.getInitial',
      'party.getParty',
      'contacts.getGuest',
      'rsvp.getOwnRsvp',
    ]);
  });

  it('says that the time is over by the clock of the phone, whenever it was rendered', async () => {
    jest.useFakeTimers({
      doNotFake: ['queueMicrotask', 'setTimeout', 'setInterval'],
      now: Date.parse('2099-06-22T10:00:00Z'),
    });
    const { served } = await open();
    jest.useRealTimers();
    expect(served).toContain('Ja, jeg kommer');
    await screen.findByRole('heading', { name: 'Dagen er gået' });
  });

  it('asks for the fonts once its scripts have come', async () => {
    document.head.insertAdjacentHTML('beforeend', '<style id="fonts" media="not all"></style>');
    await open();
    const fonts = document.querySelector('#fonts');
    fonts?.remove();
    expect(fonts?.getAttribute('media')).toBe('all');
  });

  it('is the app’s when its data did not come with it', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    const takenOver: Handover[] = [];
    const load = async () => ({ takeOver: async (handover: Handover) => void takenOver.push(handover), knownAnswers });
    await startGuestPage({ load, loadNext });
    expect(takenOver).toMatchObject([{ answers: [], onward: undefined }]);
  });

  it('leaves a press that opens a new tab, and all other links, to the browser', async () => {
    const { takenOver } = await open({ change: { pages: { photos: true, wishlist: true } } });
    expect(isLeft('Ønskeliste', { ctrlKey: true })).toBe(true);
    expect(isLeft('Log ind')).toBe(true);
    expect(takenOver).toEqual([]);
  });

  it('leaves the gallery, which the gateway renders, to the browser, but not without a network (rule: photo-ahead)', async () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const { takenOver } = await open();
    expect(isLeft('Billeder')).toBe(true);
    expect(takenOver).toEqual([]);
    network.mockReturnValue(false);
    expect(isLeft('Billeder')).toBe(false);
    await waitFor(() => expect(takenOver).toHaveLength(1));
  });
});
