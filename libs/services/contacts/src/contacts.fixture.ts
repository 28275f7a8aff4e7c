import { expect, jest } from '@jest/globals';
import {
  audienceCount,
  guestCount,
  reachPart,
  type StandingAudience,
  statesOf,
} from '@festlig/domain/contacts/standing';
import { subscriptionHash } from '@festlig/domain/contacts/subscription';
import { Queue } from '@festlig/platform/queue';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { RandomIds } from '@festlig/platform/ids';
import { party } from '@festlig/contracts/party';
import { describedParty } from '@festlig/testing/party';
import { TestService } from '@festlig/testing/service';
import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContactsModule, ContactsWorkerModule } from './contacts.module';
import { SweepJob } from './jobs/sweep.job';
import { ContactRepository } from './store/contact.repository';
import { type ContactDocument, CONTACTS } from './store/contact.schema';
import { CountRepository } from './store/count.repository';
import { type CountDocument, COUNTS } from './store/count.schema';
import { DeletedContactRepository } from './store/deleted-contact.repository';
import { ImportedContactRepository } from './store/imported-contact.repository';
import { InviteRepository } from './store/invite.repository';
import { SubscriptionRepository } from './store/subscription.repository';
import { UnsubscribeRepository } from './store/unsubscribe.repository';
import { GuestReplies } from './work/guest-replies';

@Module({ imports: [ContactsModule, ContactsWorkerModule] })
export class Both {}

export const CHANGES = ['add', 'import', 'update', 'remove', 'invite', 'miss', 'keep', 'forget', 'leave', 'return', 'stop', 'start', 'aside', 'back', 'sweep'] as const; // prettier-ignore

/**
 * A change of a guest list. `guest`: which of the added guests; `address`: which of three addresses, each with a
 * number, of which the last is in a country that is not supported; `other`: in the other party.
 */
export interface Step {
  what: (typeof CHANGES)[number];
  guest: number;
  address: number | null;
  version: number;
  yes: boolean;
  other: boolean;
}

/** Adds two guests; the first has address 1. */
export const ADD: Step = { what: 'add', guest: 0, address: 1, version: 1, yes: true, other: false };

const AUDIENCES: Record<StandingAudience, (guest: ContactDocument) => boolean> = {
  all: () => true,
  missing: ({ rsvpVersion, hasReceivedInvite }) => !hasReceivedInvite && rsvpVersion === 0,
  rsvp: ({ rsvpVersion }) => rsvpVersion > 0,
  withoutRsvp: ({ rsvpVersion, hasReceivedInvite }) => hasReceivedInvite && rsvpVersion === 0,
  rsvpYes: ({ rsvp }) => rsvp?.attending === true,
  rsvpNo: ({ rsvp }) => rsvp?.attending === false,
  photos: ({ rsvp, hasReceivedInvite }) => rsvp?.attending ?? hasReceivedInvite,
};
const audiences = Object.keys(AUDIENCES) as StandingAudience[];

/** Compares a guest list's kept counts with the guests themselves. */
export class KeptCounts {
  private readonly ids = new RandomIds();
  private cases = 0;
  readonly guests: Model<ContactDocument>;
  readonly kept: Model<CountDocument>;

  private constructor(
    readonly service: TestService,
    readonly queue: RecordingQueue,
  ) {
    this.guests = service.app.get(getModelToken(CONTACTS), { strict: false });
    this.kept = service.app.get(getModelToken(COUNTS), { strict: false });
  }

  static async start(sizes = new ImportSizes()): Promise<KeptCounts> {
    const queue = new RecordingQueue();
    const replace = [[Queue, queue], [ImportSizes, sizes]] as const; // prettier-ignore
    const options = { service: 'contacts', module: Both, now: '2026-05-01T10:00:00Z', replace } as const;
    return new KeptCounts(await TestService.start(options), queue);
  }

  get<T>(type: new (...parts: never[]) => T): T {
    return this.service.app.get(type, { strict: false });
  }

  numberHash(phone: string): string {
    return this.get(UnsubscribeRepository).numberHash(phone);
  }

  get counts(): CountRepository {
    return this.get(CountRepository);
  }

  /** Returns the right counts, computed from the guests and the unsubscribed addresses. */
  async counted(partyId: string) {
    const list = await this.guests.find({ partyId }).lean();
    for (const { email, emailHash, phone, receiveSms, phoneHash, standing, reach, states } of list) {
      if (standing) expect({ reach, states }).toEqual({ reach: reachPart(standing), states: statesOf(standing) });
      expect(emailHash).toBe(email === null ? undefined : subscriptionHash(email));
      expect(phoneHash).toBe(phone === null || !receiveSms ? undefined : this.numberHash(phone));
    }
    const gone = await this.get(UnsubscribeRepository).goneAmong(list);
    const isTextable = ({ phone, receiveSms }: ContactDocument) =>
      receiveSms && phone !== null && !phone.startsWith('+7');
    const isReached = (guest: (typeof list)[number]) =>
      (guest.mailable && !gone(guest).mail) || (isTextable(guest) && !gone(guest).text);
    const summary = audiences.map((audience) => {
      // An invitation is only for guests whom it can reach.
      const held = list.filter((guest) => AUDIENCES[audience](guest) && (audience !== 'missing' || isReached(guest)));
      const mailable = held.filter((guest) => guest.mailable);
      const unsubscribed = mailable.filter((guest) => gone(guest).mail).length;
      const texted = held.filter(({ phone, receiveSms }) => receiveSms && phone !== null);
      const reached = texted.filter(({ phone }) => phone !== null && !phone.startsWith('+7'));
      const textUnsubscribed = reached.filter((guest) => gone(guest).text).length;
      const mails = { contacts: held.length, mail: mailable.length - unsubscribed, unsubscribed };
      const isTexted = (guest: (typeof list)[number]) => !gone(guest).text;
      const textUnmailed = reached.filter((guest) => isTexted(guest) && (!guest.mailable || gone(guest).mail)).length;
      const texts = { text: reached.length - textUnsubscribed, textUnmailed, textUnsubscribed };
      return [audience, { ...mails, ...texts, abroad: texted.length - reached.length }];
    });
    const answered = list.filter(AUDIENCES.rsvp).length;
    const silent = list.filter((guest) => guest.hasReceivedInvite && guest.rsvpVersion === 0).length;
    return { ...Object.fromEntries(summary), total: list.length, answered, silent };
  }

  /** Returns the kept counts. */
  async told(partyId: string) {
    const standings = await this.counts.of(partyId);
    const summary = audiences.map((audience) => [audience, audienceCount(standings, audience)]);
    return { ...Object.fromEntries(summary), ...guestCount(standings) };
  }

  /** Expects that each change was counted once, although the guests' stored standings may be out of date. */
  async expectEachCountedOnce(partyId: string): Promise<void> {
    const stood = (await this.guests.find({ partyId }).lean()).map(({ standing }) => standing);
    const standings = Object.entries(await this.counts.of(partyId)).filter(([, count]) => count !== 0);
    const once = [...new Set(stood)].map((standing) => [standing, stood.filter((one) => one === standing).length]);
    expect(Object.fromEntries(standings)).toEqual(Object.fromEntries(once));
  }

  /** Runs the sweeper until everything that is due, and what that leaves behind, is done. */
  async sweepAll(): Promise<void> {
    this.service.clock.advance(130_000);
    await this.get(SweepJob).sweep();
    this.service.clock.advance(130_000);
    await this.get(SweepJob).sweep();
  }

  /** Makes two parties whose guests share three addresses. */
  aCase() {
    const parties = [this.ids.id(), this.ids.id()] as const;
    const [importId, name] = [this.ids.id(), this.ids.sid()];
    const added: { partyId: string; id: string }[] = [];
    const email = (address: number | null) => (address === null ? null : `${name}${address}@example.dk`);
    const ownDigits = String(++this.cases).padStart(5, '0');
    const phone = (address: number | null) =>
      address === null ? null : address === 2 ? `+7916${ownDigits}22` : `+4520${ownDigits}${address}`;
    const fields = (address: number | null, receiveEmail: boolean) => ({
      name: 'Gæst',
      email: email(address),
      phone: phone(address),
      receiveSms: address !== null && (receiveEmail || address === 1),
      maxPeople: null,
      receiveEmail: receiveEmail && address !== null,
    });
    const act = async ({ what, guest, address, version, yes, other }: Step) => {
      const partyId = parties[other ? 1 : 0];
      const contacts = this.get(ContactRepository);
      const known = added[guest % Math.max(1, added.length)];
      const hash = subscriptionHash(email(address ?? 0) ?? '');
      const textHash = this.numberHash(phone(address ?? 0) ?? '');
      const rsvp = { id: 'reply', attending: yes, numberOfPeople: 1 };
      if (what === 'add') {
        const id = this.ids.id();
        added.push({ partyId, id });
        await contacts.add(partyId, [{ ...fields(address, yes), id }, fields(0, true)]);
      }
      if (what === 'import') {
        const rows = [0, 1, 2].map((line) => ({ ...fields(line, true), id: importId.slice(0, 23) + line }));
        await contacts.insert(parties[0], (await contacts.prepare(parties[0], rows, importId)).documents);
      }
      if (what === 'leave') await this.get(SubscriptionRepository).unsubscribe(hash);
      if (what === 'return') await this.get(SubscriptionRepository).resubscribe(hash);
      if (what === 'stop') await this.get(SubscriptionRepository).unsubscribe(textHash);
      if (what === 'start') await this.get(SubscriptionRepository).resubscribe(textHash);
      if (what === 'aside') {
        // Stops after a few rounds, as an import that is undone does: beside an undo it would never end.
        let rounds = 0;
        const goesOn = async () => ++rounds <= 3;
        const until = new Date('2027-01-01T00:00:00Z');
        await this.get(ImportedContactRepository).setAside(parties[0], importId, until, goesOn);
      }
      if (what === 'back')
        await this.get(ImportedContactRepository).takeBack(parties[0], importId, async () => undefined);
      if (what === 'sweep') await this.get(SweepJob).sweep();
      if (!known) return;
      if (what === 'update') await contacts.update(known.partyId, known.id, () => fields(address, yes));
      if (what === 'remove') await this.get(DeletedContactRepository).remove(known.partyId, [known.id]);
      if (what === 'invite') {
        const invited = added.filter(({ partyId: theirs }, at) => theirs === partyId && at % 3 >= guest % 3);
        const ids = invited.map(({ id }) => id);
        const invites = this.get(InviteRepository);
        if (yes) await invites.byMail(partyId, ids);
        else await invites.byText(partyId, `send${version}`, ids);
      }
      if (what === 'miss') await this.get(InviteRepository).textMissed(known.partyId, `send${version}`, [known.id]);
      if (what === 'keep')
        await this.get(GuestReplies).keepNewest(known.partyId, [{ contactId: known.id, rsvp, version }]);
      if (what === 'forget') await this.get(GuestReplies).forget(known.partyId, known.id, 'reply');
    };
    return { parties, act };
  }
}

/** Makes the next call of a method wait. `reached` resolves when the call has begun. */
export const holdNext = <T extends object>(target: T, method: keyof T & string) => {
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const spy = jest.spyOn(target as Record<string, (...given: unknown[]) => Promise<unknown>>, method);
  const real = spy.getMockImplementation() ?? (target[method] as (...given: unknown[]) => Promise<unknown>);
  spy.mockImplementationOnce(async (...given) => {
    reached.resolve();
    await goOn.promise;
    return real.apply(target, given);
  });
  return { reached: reached.promise, goOn: goOn.resolve };
};

/** Lets every party import guest lists, or none (rule: import-on-pro). */
export const openImports = (service: Pick<TestService, 'rpc'>, open = true) =>
  service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
    party: describedParty({ id, features: open ? ['import'] : [] }),
    ownerId: id,
  }));
