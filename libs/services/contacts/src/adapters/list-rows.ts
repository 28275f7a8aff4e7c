import type { ImportRow } from '@festlig/contracts/contacts';
import { type ListedRow, type ListReading, toRow } from '@festlig/domain/contacts/guest-list';
import { KnownGuests } from '@festlig/domain/contacts/known-guests';
import { Injectable } from '@nestjs/common';
import { ImportChunkRepository } from '../store/import-chunk.repository';
import { ImportedContactRepository } from '../store/imported-contact.repository';
import type { ImportDocument } from '../store/import.schema';

type WithGuest = Extract<ListedRow, { guest: unknown }>;
export type WrongRow = Exclude<ListedRow, WithGuest>;
/** A guest of the list: is there another with this name and address, or only one who shares the address? */
export type GuestRow = WithGuest & { duplicate: 'list' | 'file' | null; family: boolean };

/** Neither e-mail nor phone: on the list, but no invitation finds them. */
export const isUnreachable = ({ guest }: GuestRow): boolean => guest.email === null && guest.phone === null;

/** As the host wrote it. */
export const asRow = ({ line, text }: ListedRow): ImportRow => ({ line, text });

/** One chunk of a list, read. */
export interface SiftedRows {
  guests: GuestRow[];
  wrong: WrongRow[];
}

/** Reads a list chunk by chunk and tells apart new guests, known ones and wrong rows. */
@Injectable()
export class ListRows {
  constructor(
    private readonly chunks: ImportChunkRepository,
    private readonly contacts: ImportedContactRepository,
  ) {}

  async read({ _id: importId, delimiter }: ImportDocument, { columns, header }: ListReading, n: number) {
    const rows = await this.chunks.rows(importId, n);
    return rows.slice(header && n === 0 ? 1 : 0).map((row) => toRow(row, columns, delimiter));
  }

  /** `seen`: the guests further up in the file, to which those of these rows are added. */
  async sift(list: ImportDocument, rows: ListedRow[], seen: KnownGuests, replaces: boolean): Promise<SiftedRows> {
    const good = rows.filter((row): row is WithGuest => 'guest' in row);
    const listed = new KnownGuests();
    const people = good.map(({ guest }) => guest);
    const known = await this.contacts.withAddress(list.partyId, list._id, people, replaces);
    for (const contact of known) listed.add(contact);
    const guests = good.map((row): GuestRow => {
      const onList = listed.relationOf(row.guest);
      const inFile = seen.relationOf(row.guest);
      seen.add(row.guest);
      const duplicate = onList === 'same' ? 'list' : inFile === 'same' ? 'file' : null;
      return { ...row, duplicate, family: onList === 'family' || inFile === 'family' };
    });
    return { guests, wrong: rows.filter((row): row is WrongRow => 'reason' in row) };
  }
}
