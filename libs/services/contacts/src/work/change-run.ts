import { Injectable } from '@nestjs/common';
import { ChangeRepository } from '../store/change.repository';
import type { ChangeDocument } from '../store/change.schema';
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
  ) {}

  async run(changeId: string): Promise<void> {
    for (;;) {
      const change = await this.changes.find(changeId);
      if (!change || change.ended) return;
      const { partyId, selection, after } = change;
      const { read, guests, last } = await this.selected.next(partyId, selection, after);
      const done = await this.apply(change, guests);
      if (!(await this.changes.advance(changeId, after, { read, ...done, last })) || last === null) return;
    }
  }

  private async apply({ partyId, action }: ChangeDocument, guests: readonly SelectedGuest[]) {
    if (action.do === 'tag') {
      const left = await this.selected.tag(partyId, guests, action);
      return { changed: guests.length - left, left };
    }
    const changed = await this.selected.remove(partyId, guests);
    return { changed, left: guests.length - changed };
  }
}
