import { isDeepStrictEqual } from 'node:util';
import { calendarChanged } from '@festlig/domain/party/calendar';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { PartyRepository, type PartyChanges, type StoredParty } from '../store/party.repository';

/** Each round lost is another save of the same party that came through. */
const ATTEMPTS = 50;

/** Fields that are undefined stay as they are. */
export type WantedChanges = { [F in keyof PartyChanges]: PartyChanges[F] | undefined };

/** What a host asks for. `basedOn`: the version they read; undefined when they do not say. */
export interface Edit {
  basedOn: number | undefined;
  /** The fields they gave. */
  given: readonly string[];
  /** What is to be written to the party as it is. */
  changesOf: (current: StoredParty) => WantedChanges;
}

/**
 * Saves of hosts who edit the same party at the same time: each is made of the party as the one before has left it
 * (rule: edits-by-version).
 */
@Injectable()
export class PartyEdits {
  constructor(private readonly parties: PartyRepository) {}

  /**
   * @throws CallError `edited_meanwhile` on the given fields that were saved after `basedOn`, on all of them where the
   * party never had that version: then nothing is written
   */
  async save(id: string, { basedOn, given, changesOf }: Edit): Promise<StoredParty> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const current = await this.parties.find(id);
      if (!current) throw new CallError('not_found');
      const isUnknown = basedOn !== undefined && basedOn > current.version;
      if (isUnknown) throw new CallError('edited_meanwhile', {}, given.length > 0 ? given : 'root');
      const changes = differing(current, changesOf(current));
      const fields = Object.keys(changes);
      if (fields.length === 0) return current;
      const clashing = fields.filter(
        (field) => basedOn !== undefined && given.includes(field) && (current.changedIn[field] ?? 0) > basedOn,
      );
      if (clashing.length > 0) throw new CallError('edited_meanwhile', {}, clashing);
      const sequence = calendarChanged(current, changes) ? 1 : 0;
      const saved = await this.parties.save(current, changes, { sequence });
      if (saved) return saved;
    }
    throw new CallError('conflict');
  }
}

/** What would be another value than the party has. */
function differing(current: StoredParty, changes: WantedChanges): PartyChanges {
  const fields = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, current[field as keyof PartyChanges]),
  );
  return Object.fromEntries(fields);
}
