import { isDeepStrictEqual } from 'node:util';
import type { ContactsChange } from '@festlig/contracts/contacts';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { CallError } from '@festlig/platform/errors';
import { leftToSweep, Queue } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { changeContacts } from '../queues';
import { ChangeRepository, type NewChange, toChange } from '../store/change.repository';
import { ChangeRun } from './change-run';

/** Begins a change of many guests: a short one is done with the answer, a longer one is a job. */
@Injectable()
export class ChangeStart {
  constructor(
    private readonly changes: ChangeRepository,
    private readonly runs: ChangeRun,
    private readonly queue: Queue,
    private readonly sizes: ImportSizes,
  ) {}

  /** @throws CallError `key_reused` when another change has the key */
  async begin(wanted: NewChange): Promise<ContactsChange> {
    const { selection, action, guests } = wanted;
    const change = await this.changes.begin(wanted);
    if (!isDeepStrictEqual([change.selection, change.action], [selection, action])) throw new CallError('key_reused');
    if (change.ended) return toChange(change);
    if (guests <= this.sizes.atOnce) await this.runs.run(change._id);
    else await this.queue.ensure(changeContacts, { changeId: change._id }, change._id).catch(leftToSweep);
    return toChange((await this.changes.find(change._id)) ?? change);
  }
}
