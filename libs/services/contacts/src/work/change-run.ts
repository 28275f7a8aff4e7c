import { Injectable } from '@nestjs/common';
import { ChangeRepository } from '../store/change.repository';
import type { ChangeDocument } from '../store/change.schema';
import { DeletedContactRepository } from '../store/deleted-contact.repository';
import { SelectedContactRepository, type SelectedGuest } from '../store/selected-contact.repository';

/**
 * Changes the guests of a selection, a thousand at a time. A worker that continues after a crash repeats at most one step,
 * which changes nothing twice (rule: contacts-changed-together).
 */
@Injectable()
export class ChangeRun {
  constructor(
    private readonly changes: ChangeRepository,
    private readonly selected: SelectedContactRepository,
    private readonly deleted: DeletedContactRepository,
  ) {}

  async run(changeId: string): Promise<void> {
    for (;;) {
      const change = await this.changes.find(changeId);
      if (!change || change.ended) return;
      const { partyId, selection, after, action } = change;
      if (action.do === 'restore') return this.restore(changeId, partyId, action.changeId);
      const { read, guests, last } = await this.selected.next(partyId, selection, after);
      const done = await this.apply(change, guests);
      if (!(await this.changes.advance(changeId, after, { read, ...done, last })) || last === null) return;
    }
  }

  /** The guests who are left to restore are those who are still set aside. */
  private async restore(changeId: string, partyId: string, removedBy: string): Promise<void> {
    for (let found = 1; found > 0;) {
      const step = await this.deleted.restoreChanged(partyId, removedBy);
      await this.changes.noteRestored(changeId, step);
      found = step.found;
    }
  }

  private async apply({ _id, partyId, action }: ChangeDocument, guests: readonly SelectedGuest[]) {
    if (action.do === 'tag') {
      const left = await this.selected.tag(partyId, guests, action);
      return { changed: guests.length - left, left };
    }
    const ids = guests.map((guest) => guest._id);
    const changed = await this.deleted.remove(partyId, ids, _id);
    return { changed, left: guests.length - changed };
  }
}
