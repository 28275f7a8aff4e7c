import { differing, type Edit as VersionedEdit, editedMeanwhile } from '@festlig/domain/edits/edited-meanwhile';
import { calendarChanged } from '@festlig/domain/party/calendar';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { PartyRepository, type PartyChanges, type StoredParty } from '../store/party.repository';

/** Each round lost is another save of the same party that came through. */
const ATTEMPTS = 50;

/** Fields that are undefined stay as they are. */
export type WantedChanges = { [F in keyof PartyChanges]: PartyChanges[F] | undefined };

export interface Edit extends VersionedEdit {
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
  async save(id: string, { changesOf, ...edit }: Edit): Promise<StoredParty> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const current = await this.parties.find(id);
      if (!current) throw new CallError('not_found');
      // Nothing is made of a party that this edit has never seen.
      refuse(editedMeanwhile(current, edit, []));
      const changes: PartyChanges = differing(current, changesOf(current));
      const fields = Object.keys(changes);
      if (fields.length === 0) return current;
      refuse(editedMeanwhile(current, edit, fields));
      const sequence = calendarChanged(current, changes) ? 1 : 0;
      const saved = await this.parties.save(current, changes, { sequence });
      if (saved) return saved;
    }
    throw new CallError('conflict');
  }
}

function refuse(fields: readonly string[]): void {
  if (fields.length > 0) throw new CallError('edited_meanwhile', {}, fields);
}
