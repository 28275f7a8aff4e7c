import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { leftToSweep, Queue } from '@festlig/platform/queue';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { importList } from '../../queues';
import { ImportRepository, toImport } from '../../store/import.repository';
import { ImportRun } from '../../work/import-run';

type UndoImport = typeof contacts.calls.undoImport;

/**
 * Keeps guests who have been invited since the import (rule: import-undo). An import that is still running removes
 * what it wrote.
 */
@Handles(contacts.calls.undoImport)
export class UndoImportHandler implements Handler<UndoImport> {
  constructor(
    private readonly imports: ImportRepository,
    private readonly runs: ImportRun,
    private readonly queue: Queue,
    private readonly sizes: ImportSizes,
  ) {}

  async handle({ importId }: InputOf<UndoImport>, { party }: ContextOf<UndoImport>): Promise<OutputOf<UndoImport>> {
    await this.imports.takeBack(party.id, importId);
    const list = await this.imports.findInParty(party.id, importId);
    if (!list) throw new CallError<UndoImport>('not_found');
    if (list.status !== 'undoing') return toImport(list);
    if (list.total <= this.sizes.atOnce) await this.runs.run(importId);
    // A job of its own, because the job of the import may be ending at this moment.
    else await this.queue.ensure(importList, { importId }, `${importId}-undo`).catch(leftToSweep);
    const undone = await this.imports.findInParty(party.id, importId);
    if (!undone) throw new CallError<UndoImport>('not_found');
    return toImport(undone);
  }
}
