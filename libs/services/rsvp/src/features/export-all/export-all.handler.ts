import type { InputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ExportPages } from '../../adapters/export-pages';

@Handles(rsvp.calls.exportAll)
export class ExportAllHandler implements Handler<typeof rsvp.calls.exportAll> {
  constructor(private readonly pages: ExportPages) {}

  handle({ after }: InputOf<typeof rsvp.calls.exportAll>, { party }: ContextOf<'editor'>) {
    return this.pages.read(party.id, null, after);
  }
}
