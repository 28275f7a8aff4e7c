import * as contacts from '@festlig/contracts/contacts/guest-http';
import type { HttpBinding } from '@festlig/contracts/define';
import * as party from '@festlig/contracts/party/guest-http';
import type { Party } from '@festlig/contracts/party';
import * as rsvp from '@festlig/contracts/rsvp/guest-http';
import type { OwnRsvp } from '@festlig/contracts/rsvp';
import { isEditor } from '@festlig/domain/party/is-editor';
import { guestKeysOf } from '@festlig/domain/web/guest-link';
import type { AskedName } from '../api/answers';
import { baseQuery } from '../api/base-query';
import { type InputNamed, type OutputNamed, requestOf } from '../api/call-endpoint';
import { ownInput } from '../api/own-input';
import type { Address, Guest, GuestState, Initial } from '../api/page-source';
import type { FirstAnswers } from './first-answers';

/** The host may write while the guest has the page open: an existing reply is fetched again at this interval. */
export const POLL_MS = 30_000;

/** An answer of a call, or why there is none. */
interface Part<T> {
  data: T | undefined;
  error: unknown;
  isLoading: boolean;
}
const part = <T>(data: T | undefined, isAsked = false): Part<T> => ({
  data,
  error: undefined,
  isLoading: isAsked && data === undefined,
});

/** What a guest's page shows. */
export interface GuestPageState {
  openedAt: Date;
  address: Address;
  initial: Initial;
  party: Party;
  guest: Part<Guest>;
  own: Part<{ rsvp: OwnRsvp | null }>;
  /** A form that was posted without scripts and refused. */
  posted: FirstAnswers['posted'];
}

async function call<N extends AskedName>(
  http: HttpBinding<N>,
  input: InputNamed<N>,
  type: 'query' | 'mutation' = 'query',
): Promise<OutputNamed<N>> {
  const { data, error } = await baseQuery(requestOf(http, input as object), {
    signal: new AbortController().signal,
    type,
  });
  if (error) throw error;
  return data as OutputNamed<N>;
}

/** The state of a guest's page and its calls, as the host's tool has them from its store. */
export class GuestStore {
  private readonly listeners = new Set<() => void>();
  private state: GuestPageState;
  /** What the server has rendered. */
  readonly served: GuestPageState;

  constructor(first: FirstAnswers, address: Omit<Address, 'partyRef'>, openedAt: Date) {
    const { initial, party, guest, own, posted } = first;
    const { cid, rid } = guestKeysOf(new URLSearchParams(address.search));
    this.state = {
      openedAt,
      address: { ...address, partyRef: decodeURIComponent(address.pathname.split('/')[1] ?? '') },
      initial,
      party,
      guest: part(cid === null ? undefined : guest, cid !== null),
      own: part(own, cid !== null || rid !== null),
      posted,
    };
    this.served = this.state;
  }

  readonly get = (): GuestPageState => this.state;
  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  private set(change: Partial<GuestPageState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((changed) => changed());
  }

  /** Fetches what the page came without, and from then on what others change. Returns what ends it. */
  start(): () => void {
    // Rendered for the server's moment until now: a window may have ended meanwhile.
    this.set({ openedAt: new Date() });
    if (this.state.guest.isLoading) void this.fetchGuest();
    if (this.state.own.isLoading) void this.fetchOwn();
    const isSeen = () => document.visibilityState === 'visible';
    const again = () => {
      if (!isSeen()) return;
      this.set({ openedAt: new Date() });
      // The guest may have answered in another tab, and the host may have changed the party.
      void this.fetchOwn();
      void this.fetchParty();
    };
    const timer = setInterval(() => {
      if (isSeen() && this.state.own.data?.rsvp) void this.fetchOwn();
    }, POLL_MS);
    const moved = () => {
      const { pathname, search, hash } = location;
      this.set({ address: { ...this.state.address, pathname, search, hash } });
    };
    addEventListener('focus', again);
    // Phones tell only of this.
    document.addEventListener('visibilitychange', again);
    addEventListener('online', again);
    addEventListener('hashchange', moved);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('online', again);
      removeEventListener('hashchange', moved);
    };
  }

  private keys() {
    return guestKeysOf(new URLSearchParams(this.state.address.search));
  }

  /** Fetches a part of the page; a failed fetch does not remove what is shown. */
  private async fetchPart<N extends 'guest' | 'own'>(
    name: N,
    ask: () => Promise<NonNullable<GuestPageState[N]['data']>>,
  ): Promise<void> {
    const { data } = this.state[name];
    const show = (fetched: Part<unknown>) => this.set({ [name]: fetched });
    show({ ...this.state[name], isLoading: data === undefined });
    await ask().then(
      (answer) => show(part(answer)),
      (error: unknown) => show({ data, error, isLoading: false }),
    );
  }

  readonly fetchGuest = async (): Promise<void> => {
    const { cid } = this.keys();
    if (cid === null) return;
    await this.fetchPart('guest', () => call(contacts.getGuest, { partyId: this.state.party.id, cid }));
  };

  readonly fetchOwn = async (): Promise<void> => {
    const input = ownInput(this.state.party.id, this.keys());
    if (input !== null) await this.fetchPart('own', () => call(rsvp.getOwnRsvp, input));
  };

  private async fetchParty(): Promise<void> {
    const { partyRef } = this.state.address;
    const fetched = await call(party.getParty, { partyId: partyRef }).catch(() => null);
    // A failed fetch does not remove what is shown.
    if (!fetched) return;
    // Its host has logged in meanwhile: the host's page is another.
    if (isEditor(fetched)) return location.reload();
    this.set({ party: fetched });
  }

  readonly submit: GuestState['submit'] = async (reply) => {
    const submitted = await call(rsvp.submitRsvp, reply, 'mutation');
    void this.fetchOwn();
    return submitted;
  };

  readonly write: GuestState['write'] = async (message) => {
    const written = await call(rsvp.replyToRsvp, message, 'mutation');
    void this.fetchOwn();
    return written;
  };

  readonly visit: GuestState['visit'] = (guest) => {
    const request = requestOf(contacts.visitGuest, guest);
    // Nobody reads the answer, so no schema is loaded for it.
    const parse = async () => ({ success: true, data: undefined }) as const;
    void baseQuery({ ...request, parse }, { signal: new AbortController().signal, type: 'mutation' });
  };

  readonly changeQuery = (change: (query: URLSearchParams) => void): void => {
    const query = new URLSearchParams(location.search);
    change(query);
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    const { pathname, hash } = location;
    history.replaceState(history.state, '', pathname + search + hash);
    const before = this.keys();
    this.set({ address: { ...this.state.address, search } });
    const { cid, rid } = this.keys();
    if (before.cid === cid && before.rid === rid) return;
    this.set({ own: part<{ rsvp: OwnRsvp | null }>(undefined, true) });
    void this.fetchOwn();
  };
}
