import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ExportPages } from '../../work/export-pages';

type ExportAttending = typeof rsvp.calls.exportAttending;

@Handles(rsvp.calls.exportAttending)
export class ExportAttendingHandler implements Handler<ExportAttending> {
  constructor(private readonly pages: ExportPages) {}

  handle(
    { after }: InputOf<ExportAttending>,
    { party }: ContextOf<ExportAttending>,
  ): Promise<OutputOf<ExportAttending>> {
    return this.pages.read(party.id, true, after);
  }
}
