import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Send } from '@festlig/contracts/messaging';
import { aSend } from '@festlig/testing/messaging/a-send';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { askMore, audience } from '../../../components/testing/opened-invitations';
import { comeBack, renderRoute } from '../../../components/testing/render-route';
import { PARTY, sendingServer, TEMPLATE, TEXTED, user } from '../../../components/testing/sending-server';
import type { Recipients } from '../../../lib/guest-selection';
import { SendPanel } from './SendPanel';

/** The guests whom the panel has told, the latest last. */
let told: Recipients[];
beforeEach(() => {
  told = [];
});

/** Shows the panel under this address, and returns the audiences for which guests were counted. */
async function show(
  type: 'invitation' | 'message',
  query = '',
  {
    cancelled = false,
    ids = null,
    shownId,
    verified = () => true,
    counts = {},
    label = 'Send to 2 guests',
    running,
    sends = [],
    isAllInvited = false,
    text = 'Come!',
  }: {
    cancelled?: boolean;
    ids?: object[] | null;
    shownId?: string | undefined;
    verified?: () => boolean;
    counts?: object | (() => object);
    label?: string;
    running?: Send | undefined;
    sends?: Send[];
    isAllInvited?: boolean;
    text?: string;
  } = {},
) {
  const received = sendingServer({ cancelled, ids, verified, counts, sends });
  const draft = { id: TEMPLATE, type, leadsTo: 'invitation', name: 'Come', text } as const;
  await renderRoute(
    <SendPanel
      partyId={PARTY}
      draft={draft}
      part="mail"
      place={document.body}
      morePlace={document.body}
      starters={null}
      countedId={TEMPLATE}
      save={() => Promise.resolve(draft)}
      isUntouched={() => false}
      isAllInvited={isAllInvited}
      running={running}
      shownId={shownId}
      onGuests={(guests) => told.push(guests)}
      seen={() => null}
      {...untold}
      isPreparing={false}
    />,
    `/Feststar/invitations${query}`,
    '/:idOrSlug/invitations',
  );
  await screen.findByRole('button', { name: label });
  return received.filter(({ path }) => path.includes('/presend/')).map(({ path }) => path);
}
const nothing = () => undefined;
const untold = {
  onPart: nothing,
  onLook: nothing,
  onTextReach: nothing,
  onPrepared: nothing,
  onEdit: nothing,
  onSent: nothing,
};
const offered = () => [...audience().options].map(({ value }) => value);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send to 2 guests' });

describe('the audience that an address chooses', () => {
  it('is chosen, and its guests are counted', async () => {
    const counted = await show('message', '?audience=photos');
    expect(audience().value).toBe('photos');
    expect(counted.at(-1)).toContain('audience=photos');
  });

  it.each(['', '?audience=everybody', '?audience=custom'])(
    'is the usual one when the address has none (%s)',
    async (query) => {
      await show('message', query);
      expect(audience().value).toBe('rsvpYes');
    },
  );
});

describe('the guests for whom the mail and the text are previewed (rules: mail-preview, text-preview)', () => {
  it('are those of the chosen audience, as many as the button says', async () => {
    await show('message', '?audience=photos');
    const nobody = { picked: [], search: null, except: [] };
    const mailed = (audience: string) => ({ whom: { audience, ...nobody }, total: 2 });
    expect(told).toEqual([{ mailed: mailed('photos'), texted: null }]);
    fireEvent.change(audience(), { target: { value: 'rsvpNo' } });
    await waitFor(() => expect(told.at(-1)).toEqual({ mailed: mailed('rsvpNo'), texted: null }));
  });

  it('are named when they are few', async () => {
    const person = { email: 'a@b.dk', receives: 'mail', phone: null, texts: 'none' };
    const ids: object[] = ['Anne', 'Bo'].map((name, at) => ({ ...person, id: `${at}`.repeat(24), name }));
    const silent = { ...person, id: 'c'.repeat(24), name: 'Mormor', email: null, receives: 'unreachable' };
    await show('invitation', '', { ids: [...ids, silent] });
    expect(told).toEqual([{ mailed: { names: ['Anne', 'Bo'] }, texted: null }]);
  });

  it('are those of the chosen channel who get a text, and nobody while only mails are sent', async () => {
    await show('message', '', {
      counts: { contacts: 3, mail: 2, text: 2, textUnmailed: 1, tokens: 2, tokensPrContact: 1 },
    });
    const texted = { audience: 'rsvpYes', picked: [], search: null, except: [] };
    expect(told.at(-1)?.texted).toBeNull();
    await askMore();
    fireEvent.click(screen.getByRole('radio', { name: /^E-mail, and a text/ }));
    await waitFor(() => expect(told.at(-1)?.texted).toEqual({ ...texted, texts: 'unmailed' }));
    fireEvent.click(screen.getByRole('radio', { name: /^Both/ }));
    await waitFor(() => expect(told.at(-1)?.texted).toEqual({ ...texted, texts: 'all' }));
  });
});

describe('guests without e-mail (rule: text-channel)', () => {
  const counts = { contacts: 3, mail: 2, text: 1, textUnmailed: 1, tokens: 1, tokensPrContact: 1 };
  const sends = [aSend({ textSent: 1 })];

  it('are offered a text with its price and proposed none, also when invitations went out by text', async () => {
    await show('message', '', { counts, sends });
    expect(audience().value).toBe('rsvpYes');
    await askMore();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^E-mail only/ }).checked).toBe(true);
    fireEvent.click(button());
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('1 guest gets no e-mail but can get a text (€0.50).');
  });

  it('are not mentioned before a send that reaches everybody', async () => {
    await show('message');
    fireEvent.click(button());
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).not.toMatch(/no e-mail|neither/);
  });
});

describe('the bar while the button that sends is out of sight (rule: send-in-reach)', () => {
  beforeEach(() => {
    const isAway = [{ isIntersecting: false }];
    class Observer {
      constructor(private readonly saw: (entries: typeof isAway) => void) {}
      observe = () => this.saw(isAway);
      disconnect = () => undefined;
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it.each([
    ['goes out', {}, 'To 2 who are coming'],
    [
      'goes out and how, and how many nothing reaches',
      { contacts: 4, unsubscribed: 1 },
      'To 2 who are coming · by\u00a0e-mail · 2 can’t be reached',
    ],
  ])('says to whom what %s', async (_, counts, said) => {
    await show('message', '', { counts });
    const bar = await screen.findByRole('region', { name: 'Send to 2 guests' });
    expect(bar.textContent).toBe(`${said}Send`);
  });

  it('says what it costs where it costs something', async () => {
    const counts = { contacts: 4, mail: 2, text: 1, textUnmailed: 1, tokens: 1, tokensPrContact: 1 };
    await show('message', '', { counts });
    await askMore();
    fireEvent.click(screen.getByRole('radio', { name: /^E-mail, and a text/ }));
    const bar = await screen.findByRole('region', { name: 'Send 2 e-mails and 1 text ·\u00a0€0.50' });
    expect(bar.textContent).toBe('To 3 who are coming · 2 e-mails and 1 text · €0.50 · 1 can’t be reachedSend');
  });
});

describe('sending while the party is cancelled (rule: party-cancelled)', () => {
  it('offers a message to those who have heard of the party', async () => {
    await show('message', '?audience=all', { cancelled: true });
    expect(offered()).toEqual(['rsvpYes', 'photos', 'withoutRsvp', 'rsvpNo', 'rsvp', 'custom']);
    expect(audience().value).toBe('rsvpYes');
    expect(button().disabled).toBe(false);
    expect(screen.queryByText(/The event is cancelled/)).toBeNull();
  });

  it('sends no invitation, and says why', async () => {
    await show('invitation', '', { cancelled: true });
    expect(await screen.findByText(/The event is cancelled. Only messages can be sent/)).toBeTruthy();
    expect(button().disabled).toBe(true);
  });

  it('offers everybody while the party takes place', async () => {
    await show('message');
    expect(offered()).toContain('all');
    expect(offered()).toContain('missing');
  });
});

describe('the same message to the same guests (rule: send-shown)', () => {
  const send = async (shownId?: string) => {
    await show('message', '', { shownId });
    fireEvent.click(button());
    fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  it('is not offered again while the page shows how it was sent, until other guests are chosen', async () => {
    await send(aSend().id);
    await screen.findByRole('button', { name: 'See how it is going' });
    expect(screen.queryByRole('button', { name: 'Send to 2 guests' })).toBeNull();
    fireEvent.change(audience(), { target: { value: 'all' } });
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(screen.queryByRole('button', { name: 'See how it is going' })).toBeNull();
  });

  it('is offered again once its result was closed', async () => {
    await send();
    await waitFor(() => expect(button().disabled).toBe(false));
  });
});

describe('before Send is pressed', () => {
  it('the panel names guests with the same address (rule: shared-address-told)', async () => {
    await show('invitation');
    expect((await screen.findByRole('link', { name: 'anne@x.dk' })).getAttribute('href')).toContain(
      '/Feststar/contacts',
    );
    expect(button().disabled).toBe(false);
  });

  it('the dialog lets the host text those without mail, and chooses the same below the text, where that was not open (rule: text-channel)', async () => {
    await show('invitation', '', { counts: TEXTED });
    fireEvent.click(screen.getByRole('button', { name: 'Send to 2 guests' }));
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Also text those without e-mail',
    });
    expect(tick.checked).toBe(false);
    fireEvent.click(tick);
    expect(tick.checked).toBe(true);
    // Texts that are not paid for are paid for first.
    expect(await screen.findByRole('button', { name: /Pay €0.50 and send/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await askMore();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^E-mail, and a text/ }).checked).toBe(true);
  });

  it('the dialog only says who gets nothing where the host was asked below the text (rule: text-channel)', async () => {
    await show('invitation', '', { counts: TEXTED });
    await askMore();
    fireEvent.click(screen.getByRole('button', { name: 'Send to 2 guests' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('1 guest gets no e-mail but can get a text (€0.50).');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('the dialog offers no texts of a message that has none (rules: text-channel, text-optional)', async () => {
    await show('invitation', '', { counts: TEXTED, text: '' });
    fireEvent.click(screen.getByRole('button', { name: 'Send to 2 guests' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('1 guest gets no e-mail but can get a text (€0.50).');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('the dialog has no such choice where everybody gets a mail', async () => {
    await show('invitation');
    fireEvent.click(screen.getByRole('button', { name: 'Send to 2 guests' }));
    await screen.findByRole('button', { name: 'Send now' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('the button says the price of the texts, and none while tokens pay for them', async () => {
    const texts = { mail: 0, text: 3, textUnmailed: 3, tokens: 3 };
    await show('invitation', '', { counts: { ...texts, contacts: 3 }, label: 'Send 3 texts ·\u00a0€1.50' });
    cleanup();
    await show('invitation', '', { counts: { ...texts, contacts: 3, account: 3 }, label: 'Send 3 texts' });
  });

  it('it says that mails wait for the address to be confirmed, and nothing once it is (rule: send-waits-for-verification)', async () => {
    let isVerified = false;
    await show('invitation', '', { verified: () => isVerified });
    const said = await screen.findByText('It will be sent as soon as you confirm your e-mail.');
    expect(button().disabled).toBe(false);
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy();
    const reason = document.getElementById(button().getAttribute('aria-describedby') ?? '');
    expect(reason?.contains(said)).toBe(true);
    expect(reason?.textContent).toContain(user.email);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a test to me' }).disabled).toBe(true);
    isVerified = true;
    comeBack();
    await waitFor(() => expect(screen.queryByText(/as soon as you confirm/)).toBeNull());
    expect(button().disabled).toBe(false);
    expect(button().getAttribute('aria-describedby')).toBeNull();
  });

  it('the button that sends texts waits for the address to be confirmed, says so, and works once it is (rule: send-by-verified)', async () => {
    let isVerified = false;
    const texts = { mail: 0, text: 3, textUnmailed: 3, tokens: 3, account: 3, contacts: 3 };
    const label = 'Send 3 texts';
    await show('invitation', '', { verified: () => isVerified, counts: texts, label });
    const paid = () => screen.getByRole<HTMLButtonElement>('button', { name: label });
    await screen.findByText('Confirm your e-mail');
    expect(paid().disabled).toBe(true);
    const reason = document.getElementById(paid().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('Confirm your e-mail');
    isVerified = true;
    comeBack();
    await waitFor(() => expect(paid().disabled).toBe(false));
    expect(screen.queryByText('Confirm your e-mail')).toBeNull();
  });

  it('another send that waits for the address holds the button, as one that is running does', async () => {
    await show('invitation', '', { verified: () => false, running: aSend({ status: 'unverified' }) });
    await screen.findByText('A message is waiting to be sent until the e-mail address is confirmed.');
    expect(button().disabled).toBe(true);
    cleanup();
    await show('invitation', '', { running: aSend() });
    expect(button().disabled).toBe(true);
    expect(screen.queryByText(/is waiting to be sent/)).toBeNull();
  });
});
