import { differing, type Edit as VersionedEdit, editedMeanwhile } from '@festlig/domain/edits/edited-meanwhile';
import { calendarChanged } from '@festlig/domain/party/calendar';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { PartyRepository, type PartyChanges, type StoredParty } from '../store/party.repository';

/** An attempt fails only when another save of the same party succeeds. */
const ATTEMPTS = 50;

/** Fields that are undefined stay as they are. */
export type WantedChanges = { [F in keyof PartyChanges]: PartyChanges[F] | undefined };

export interface Edit extends VersionedEdit {
  /** Returns what to write, computed from the party as it is now. */
  changesOf: (current: StoredParty) => WantedChanges;
}

/**
 * Saves the edits of hosts who edit the same party at the same time: each edit is computed from the party as the
 * previous save left it (rule: edits-by-version).
 */
@Injectable()
export class PartyEdits {
  constructor(private readonly parties: PartyRepository) {}

  /**
   * @throws CallError `edited_meanwhile` on each given field that was saved after `basedOn`, or on all given fields
   * when the party never had that version; nothing is written then
   */
  async save(id: string, { changesOf, ...edit }: Edit): Promise<StoredParty> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const current = await this.parties.find(id);
      if (!current) throw new CallError('not_found');
      // Nothing may be computed from a party whose version this edit has never seen.
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
