import type { InputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ExportPages } from '../../adapters/export-pages';

@Handles(rsvp.calls.exportRejected)
export class ExportRejectedHandler implements Handler<typeof rsvp.calls.exportRejected> {
  constructor(private readonly pages: ExportPages) {}

  handle({ after }: InputOf<typeof rsvp.calls.exportRejected>, { party }: ContextOf<'editor'>) {
    return this.pages.read(party.id, false, after);
  }
}
