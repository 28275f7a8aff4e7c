import type { Wish } from '@festlig/contracts/party';
import { aWish } from '@festlig/testing/party';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeUpload, withUploads } from '../../../../components/testing/fake-upload';
import { onAPhone } from '../../../../components/testing/on-a-phone';
import { type Answer, failure, fakeServer, renderRoute } from '../../../../components/testing/render-route';
import { WishDialog } from './WishDialog';

const ID = 'a'.repeat(24);
const ADD = `POST /api/party/${ID}/wishes`;
const SAVE = `PATCH /api/party/${ID}/wishes/${aWish().id}`;
const LOOK = `POST /api/party/${ID}/wishes/link-metadata`;
const onClose = jest.fn();

withUploads();

async function open(answers: Record<string, Answer>, wish?: Wish) {
  const received = fakeServer(answers);
  await renderRoute(<WishDialog partyId={ID} {...(wish && { wish })} onClose={onClose} />);
  await screen.findByRole('dialog', { name: wish ? 'Edit the wish' : 'New wish' });
  return received;
}
const sent = (received: { method: string; path: string; body: unknown }[], call: string) =>
  received.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save the wish' });
const TITLE = 'What would you like?';
const LINK = 'Link (optional)';
/** What saving waits for; '' when the button takes it. */
const waits = () => {
  const why = document.getElementById(save().getAttribute('aria-describedby')!)?.textContent ?? '';
  expect([save().disabled, save().getAttribute('aria-disabled')]).toEqual([false, why === '' ? null : 'true']);
  return why;
};
const paste = (name: string, text: string) => fireEvent.paste(field(name), { clipboardData: { getData: () => text } });

afterEach(() => {
  cleanup();
  onClose.mockClear();
});

describe('the form of a wish', () => {
  it('can be saved once it is changed and valid, and not before (rule: wish-saved-when-changed)', async () => {
    const received = await open({ [ADD]: () => aWish() });
    expect(waits()).toBe('First write what you would like.');
    type('Price (optional)', '40 euros');
    expect(waits()).toBe('First write what you would like.');
    type(TITLE, 'Coffee pot');
    expect(waits()).toBe('');
    type('How many?', '0');
    expect(waits()).toBe('First correct the field that is marked.');
    type('How many?', '2');
    type('Good to know (optional)', 'The green one');
    fireEvent.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent(received, ADD)).toEqual([
      {
        formKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        title: 'Coffee pot',
        link: null,
        image: null,
        price: '40 euros',
        details: 'The green one',
        wanted: 2,
        isGroup: false,
      },
    ]);
  });

  it('is short on a phone: price, number, details and group gift are behind a button (rule: wish-form-short)', () =>
    onAPhone(async () => {
      await open({});
      const more = screen.getByRole('button', { name: 'Price, number and group gift' });
      expect(screen.queryByRole('switch', { name: 'Several can give it together' })).toBeNull();
      fireEvent.click(more);
      type('How many?', '0');
      fireEvent.click(more);
      expect(screen.queryByRole('textbox', { name: 'How many?' })).toBeNull();
      type(TITLE, 'Coffee pot');
      fireEvent.click(save());
      expect(await screen.findByRole('textbox', { name: 'How many?' })).toBeTruthy();
    }));

  it('is whole on a phone when the wish has some of it', () =>
    onAPhone(async () => {
      await open({}, { ...aWish(), isGroup: true });
      expect(screen.getByRole('switch', { name: 'Several can give it together' })).toBeTruthy();
    }));

  it('pressed too early saves nothing and says on the field what is missing, which has the focus', async () => {
    const received = await open({ [ADD]: () => aWish() });
    expect(document.querySelector('form input')).toBe(field(TITLE));
    expect(screen.queryByText('Please fill this in.')).toBeNull();
    fireEvent.click(save());
    expect(await screen.findByText('Please fill this in.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(TITLE)));
    expect(sent(received, ADD)).toEqual([]);
  });

  it('takes a link that is pasted as the title for its link, and looks it up; other words and a second link stay', async () => {
    const received = await open({ [LOOK]: () => ({ title: 'Stelton coffee pot', image: null }) });
    expect(paste(TITLE, 'a pot from shop.example')).toBe(true);
    expect(paste(TITLE, 'https://')).toBe(true);
    expect(field(LINK).value).toBe('');
    expect(paste(TITLE, ' https://shop.example/pot ')).toBe(false);
    await waitFor(() => expect(field(TITLE).value).toBe('Stelton coffee pot'));
    expect(field(LINK).value).toBe('https://shop.example/pot');
    expect(paste(TITLE, 'https://shop.example/other')).toBe(true);
    expect(field(LINK).value).toBe('https://shop.example/pot');
    expect(sent(received, LOOK)).toEqual([{ link: 'https://shop.example/pot' }]);
  });

  it('is added once when its answer was lost, and then saved as the form is by now (rule: wish-added-once)', async () => {
    let isLost = true;
    const added = aWish({ title: 'Coffee pot', link: null, price: null, image: null, version: 0 });
    const received = await open({
      [ADD]: () => (isLost ? failure(503, { root: { code: 'unavailable' } }) : added),
      [SAVE]: () => ({ ...added, title: 'Tea pot', version: 1 }),
    });
    type(TITLE, 'Coffee pot');
    fireEvent.click(save());
    await screen.findByRole('alert');
    isLost = false;
    type(TITLE, 'Tea pot');
    await waitFor(() => expect(save().disabled).toBe(false));
    expect(waits()).toBe('');
    fireEvent.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second] = sent(received, ADD) as { formKey: string }[];
    expect(second?.formKey).toBe(first?.formKey);
    expect(sent(received, SAVE)).toEqual([{ title: 'Tea pot' }]);
  });

  it('is not saved while its picture is on its way', async () => {
    await open({});
    type(TITLE, 'Coffee pot');
    const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByTestId('picture-file'), { target: { files: [photo] } });
    await screen.findByText(/Sending the picture/);
    expect(waits()).toBe('The picture has to arrive first.');
    fireEvent.click(save());
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
    await act(async () => FakeUpload.sent[0]?.onerror?.());
    await waitFor(() => expect(waits()).toBe(''));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('of an existing wish waits for a change, and sends only what changed with its version', async () => {
    const received = await open({ [SAVE]: () => aWish({ title: 'Tea pot', version: 4 }) }, aWish({ version: 3 }));
    expect(waits()).toBe('Nothing has been changed yet.');
    type(TITLE, 'Tea pot');
    expect(waits()).toBe('');
    type(TITLE, 'Coffee pot');
    expect(waits()).toBe('Nothing has been changed yet.');
    fireEvent.click(save());
    type(TITLE, 'Tea pot');
    fireEvent.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(received.find(({ method }) => method === 'PATCH')).toMatchObject({
      body: { title: 'Tea pot' },
      headers: { 'if-match': '"3"' },
    });
  });

  it('says on the field that a link is invalid, and looks nothing up', async () => {
    const received = await open({});
    type(LINK, 'javascript:alert(1)');
    fireEvent.blur(field(LINK));
    expect(await screen.findByText(/That link is not valid/)).toBeTruthy();
    expect(sent(received, LOOK)).toEqual([]);
  });

  it('fills in the title of a link that is left, and nothing that was typed (rule: wish-metadata)', async () => {
    const received = await open({ [LOOK]: () => ({ title: 'Stelton coffee pot', image: null }) });
    type(LINK, 'shop.example/pot');
    fireEvent.blur(field(LINK));
    await waitFor(() => expect(field(TITLE).value).toBe('Stelton coffee pot'));
    expect(field(LINK).value).toBe('https://shop.example/pot');
    type(TITLE, 'My own words');
    type(LINK, 'shop.example/other');
    fireEvent.blur(field(LINK));
    await waitFor(() => expect(sent(received, LOOK)).toHaveLength(2));
    await screen.findByText(/Paste a link/);
    expect(field(TITLE).value).toBe('My own words');
  });

  it('takes nothing from a link that was changed before its page was read', async () => {
    const tell = new Map<string, (found: unknown) => void>();
    await open({
      [LOOK]: ({ body }) => new Promise((told) => tell.set((body as { link: string }).link, told)),
    });
    for (const page of ['first', 'second']) {
      type(LINK, `shop.example/${page}`);
      fireEvent.blur(field(LINK));
      await waitFor(() => expect(tell.has(`https://shop.example/${page}`)).toBe(true));
    }
    await act(async () => tell.get('https://shop.example/first')?.({ title: 'The first', image: null }));
    await act(async () => tell.get('https://shop.example/second')?.({ title: 'The second', image: null }));
    await waitFor(() => expect(field(TITLE).value).toBe('The second'));
  });

  it('says in a hint that a link could not be fetched, and can be saved all the same', async () => {
    await open({ [LOOK]: () => failure(422, { link: { code: 'link_unreachable' } }), [ADD]: () => aWish() });
    type(TITLE, 'Coffee pot');
    type(LINK, 'shop.example/pot');
    fireEvent.blur(field(LINK));
    expect(await screen.findByText(/We could not fetch anything from that link/)).toBeTruthy();
    expect(field(LINK).getAttribute('aria-invalid')).toBe('false');
    expect(field(TITLE).value).toBe('Coffee pot');
    fireEvent.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('shows the refusal of the service, and keeps what was typed', async () => {
    await open({ [ADD]: () => failure(409, { root: { code: 'too_many_wishes' } }) });
    type(TITLE, 'Coffee pot');
    fireEvent.click(save());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(field(TITLE).value).toBe('Coffee pot');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks which of two hosts’ titles to keep', async () => {
    const theirs = aWish({ title: 'Tea pot', version: 4 });
    const received = await open(
      {
        [SAVE]: ({ headers }) =>
          headers['if-match'] === '"4"'
            ? aWish({ title: 'My pot', version: 5 })
            : failure(409, { title: { code: 'edited_meanwhile' } }),
        [`GET /api/party/${ID}/wishes`]: () => ({ items: [theirs], reservable: false, hidden: true }),
      },
      aWish({ version: 3 }),
    );
    type(TITLE, 'My pot');
    fireEvent.click(save());
    await screen.findByText('Tea pot');
    fireEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(received.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
  });
});
