import type { MailLess } from '@festlig/contracts/contacts';
import { type ListedRow, type ListReading, toRow } from '@festlig/domain/contacts/guest-list';
import { isNameOnly, KnownGuests } from '@festlig/domain/contacts/known-guests';
import { textReachOf } from '@festlig/domain/contacts/standing';
import { textCountry } from '@festlig/domain/contacts/text-countries';
import { Injectable } from '@nestjs/common';
import { ImportChunkRepository } from '../store/import-chunk.repository';
import type { KeptList } from '../store/import.schema';
import { ImportedContactRepository } from '../store/imported-contact.repository';
import { UnsubscribeRepository } from '../store/unsubscribe.repository';

type WithGuest = Extract<ListedRow, { guest: unknown }>;
export type WrongRow = Exclude<ListedRow, WithGuest>;
/**
 * A row that is a guest. `duplicate`: the same guest is on the list or earlier in the file; `family`: only the
 * address is shared.
 */
export type GuestRow = WithGuest & { duplicate: 'list' | 'file' | null; family: boolean };

/** The rows of one chunk of a list. */
export interface ClassifiedRows {
  guests: GuestRow[];
  wrong: WrongRow[];
}

/** How many of some guests a mail and a text reach today, and how many have only a phone number, or neither. */
export interface Reach {
  mail: number;
  text: number;
  phoneOnly: number;
  missing: number;
  unreachable: MailLess[];
}

/** Reads a list chunk by chunk, and separates new guests, known guests and wrong rows. */
@Injectable()
export class ListRows {
  constructor(
    private readonly chunks: ImportChunkRepository,
    private readonly contacts: ImportedContactRepository,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async read({ _id: importId, delimiter }: KeptList, { columns, header }: ListReading, n: number) {
    const rows = await this.chunks.rows(importId, n);
    return rows.slice(header && n === 0 ? 1 : 0).map((row) => toRow(row, columns, delimiter));
  }

  /** `seen`: the guests earlier in the file; the guests of these rows are added to it. */
  async classify(list: KeptList, rows: ListedRow[], seen: KnownGuests, replaces: boolean): Promise<ClassifiedRows> {
    const good = rows.filter((row): row is WithGuest => 'guest' in row);
    const listed = new KnownGuests();
    const people = good.map(({ guest }) => guest);
    const known = await this.contacts.findKnown(list.partyId, list._id, people, replaces);
    for (const contact of known) listed.add(contact);
    const guests = good.map((row): GuestRow => {
      // Two guests with one name in a file may be two people, but one who is on the list was added when the file
      // was imported before.
      const isNamesake = isNameOnly(row.guest) && listed.namesake(row.guest);
      const onList = isNamesake ? 'same' : listed.relationOf(row.guest);
      const inFile = seen.relationOf(row.guest);
      seen.add(row.guest);
      const duplicate = onList === 'same' ? 'list' : inFile === 'same' ? 'file' : null;
      return { ...row, duplicate, family: onList === 'family' || inFile === 'family' };
    });
    return { guests, wrong: rows.filter((row): row is WrongRow => 'reason' in row) };
  }

  /** Counted as a send counts. */
  async reach(rows: readonly GuestRow[]): Promise<Reach> {
    const guests = rows.map(({ guest }) => guest);
    const goneOf = await this.unsubscribes.goneAmong(guests);
    const mail = guests.filter((guest) => guest.email !== null && !goneOf(guest).mail).length;
    const text = guests.filter((guest) => textReachOf(guest, goneOf(guest).text) === 'text').length;
    return { mail, text, ...this.mailLess(rows) };
  }

  /** Counts the guests whom no mail can reach. */
  mailLess(rows: readonly GuestRow[]): Omit<Reach, 'mail' | 'text'> {
    const unreachable = rows
      .filter(({ guest }) => guest.email === null)
      .map(({ line, text, guest: { phone } }) => {
        return { line, text, hasPhone: phone !== null, abroad: phone !== null && textCountry(phone) === null };
      });
    const phoneOnly = unreachable.filter(({ hasPhone }) => hasPhone).length;
    return { phoneOnly, missing: unreachable.length - phoneOnly, unreachable };
  }
}
