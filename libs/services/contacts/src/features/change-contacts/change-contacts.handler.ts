import { isDeepStrictEqual } from 'node:util';
import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { checkTagging } from '@festlig/domain/contacts/check-tagging';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { CallError, throwProblems } from '@festlig/platform/errors';
import { leftToSweep, Queue } from '@festlig/platform/queue';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { changeContacts } from '../../queues';
import { ChangeRepository, toChange } from '../../store/change.repository';
import type { Selection } from '../../store/change.schema';
import { ContactRepository } from '../../store/contact.repository';
import { ChangeRun } from '../../work/change-run';

type ChangeContacts = typeof contacts.calls.changeContacts;

const selectionOf = ({ picked, search, except, guestState, tag }: InputOf<ChangeContacts>): Selection =>
  search === null
    ? { picked }
    : { search, except, ...(guestState ? { state: guestState } : {}), ...(tag === undefined ? {} : { tag }) };

/** A short list, or guests chosen one by one, are changed while the host waits (rule: contacts-changed-together). */
@Handles(contacts.calls.changeContacts)
export class ChangeContactsHandler implements Handler<ChangeContacts> {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly changes: ChangeRepository,
    private readonly runs: ChangeRun,
    private readonly queue: Queue,
    private readonly sizes: ImportSizes,
  ) {}

  async handle(
    input: InputOf<ChangeContacts>,
    { party }: ContextOf<ChangeContacts>,
  ): Promise<OutputOf<ChangeContacts>> {
    if (input.action.do === 'tag') throwProblems<ChangeContacts>(checkTagging(input.action));
    const selection = selectionOf(input);
    const guests = 'picked' in selection ? selection.picked.length : (await this.contacts.count(party.id)).total;
    const { key, action } = input;
    const change = await this.changes.begin({ partyId: party.id, key, selection, action, guests });
    if (!isDeepStrictEqual([change.selection, change.action], [selection, action]))
      throw new CallError<ChangeContacts>('key_reused');
    if (change.ended) return toChange(change);
    if (guests <= this.sizes.atOnce) await this.runs.run(change._id);
    else await this.queue.ensure(changeContacts, { changeId: change._id }, change._id).catch(leftToSweep);
    return toChange((await this.changes.find(change._id)) ?? change);
  }
}
