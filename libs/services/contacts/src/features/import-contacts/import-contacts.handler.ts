import { isDeepStrictEqual } from 'node:util';
import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { leftToSweep, Queue } from '@festlig/platform/queue';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { Parties } from '../../neighbours/parties';
import { importList } from '../../queues';
import { type Decision, ImportRepository, toImport } from '../../store/import.repository';
import { ImportRun } from '../../work/import-run';
import { UploadedLists, readingOf } from '../../work/uploaded-lists';

type ImportContacts = typeof contacts.calls.importContacts;

/** The host's choices for an import. */
const decided = ({ columns, header, duplicates, replaces }: Omit<Decision, 'total'>) => ({
  columns,
  header,
  duplicates,
  replaces,
});

/**
 * Imports every row with a name or an address, and lists by line the other rows and the guests who are already on the list
 * (rule: import-keeps-guests).
 */
@Handles(contacts.calls.importContacts)
export class ImportContactsHandler implements Handler<ImportContacts> {
  constructor(
    private readonly parties: Parties,
    private readonly lists: UploadedLists,
    private readonly imports: ImportRepository,
    private readonly runs: ImportRun,
    private readonly queue: Queue,
    private readonly sizes: ImportSizes,
  ) {}

  async handle(
    input: InputOf<ImportContacts>,
    { party, user }: ContextOf<ImportContacts>,
  ): Promise<OutputOf<ImportContacts>> {
    await this.parties.require('import', party.id);
    const list = await this.lists.take(party.id, input, user);
    const { duplicates, delete: replaces } = input;
    const decision = { ...readingOf(list, input), duplicates, replaces };
    if (list.status === 'given') await this.imports.start(list._id, decision);
    const going = await this.imports.findInParty(party.id, list._id);
    if (going?.status !== 'running' && going?.status !== 'ended') throw new CallError<ImportContacts>('not_found');
    // The first request decides columns and choices (rule: import-decided-once).
    if (!isDeepStrictEqual(decided(going), decided(decision))) throw new CallError<ImportContacts>('import_differs');
    if (going.status === 'ended') return toImport(going);
    if (list.total <= this.sizes.atOnce) await this.runs.run(list._id);
    else await this.queue.ensure(importList, { importId: list._id }, list._id).catch(leftToSweep);
    const started = await this.imports.findInParty(party.id, list._id);
    const isUndone = started?.status === 'undoing' || started?.status === 'undone';
    if (!started || isUndone) throw new CallError<ImportContacts>('not_found');
    return toImport(started);
  }
}
