import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ChangeRepository } from '../../store/change.repository';
import { ChangeStart } from '../../work/change-start';

type UndoChange = typeof contacts.calls.undoChange;

/** The undo is a change of its own, followed as the first one was (rule: contact-deleted). */
@Handles(contacts.calls.undoChange)
export class UndoChangeHandler implements Handler<UndoChange> {
  constructor(
    private readonly changes: ChangeRepository,
    private readonly start: ChangeStart,
  ) {}

  async handle({ changeId }: InputOf<UndoChange>, { party }: ContextOf<UndoChange>): Promise<OutputOf<UndoChange>> {
    const change = await this.changes.findInParty(party.id, changeId);
    if (!change?.ended || change.action.do !== 'delete') throw new CallError<UndoChange>('not_found');
    const action = { do: 'restore' as const, changeId };
    const key = `undo ${changeId}`;
    return this.start.begin({ partyId: party.id, key, selection: { picked: [] }, action, guests: change.changed });
  }
}
