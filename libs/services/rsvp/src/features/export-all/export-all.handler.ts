import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ExportPages } from '../../work/export-pages';

type ExportAll = typeof rsvp.calls.exportAll;

@Handles(rsvp.calls.exportAll)
export class ExportAllHandler implements Handler<ExportAll> {
  constructor(private readonly pages: ExportPages) {}

  handle({ after }: InputOf<ExportAll>, { party }: ContextOf<ExportAll>): Promise<OutputOf<ExportAll>> {
    return this.pages.read(party.id, null, after);
  }
}
