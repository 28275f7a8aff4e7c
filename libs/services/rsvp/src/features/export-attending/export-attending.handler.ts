import type { InputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ExportPages } from '../../adapters/export-pages';

@Handles(rsvp.calls.exportAttending)
export class ExportAttendingHandler implements Handler<typeof rsvp.calls.exportAttending> {
  constructor(private readonly pages: ExportPages) {}

  handle({ after }: InputOf<typeof rsvp.calls.exportAttending>, { party }: ContextOf<'editor'>) {
    return this.pages.read(party.id, true, after);
  }
}
