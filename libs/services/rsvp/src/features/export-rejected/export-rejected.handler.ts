import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ExportPages } from '../../work/export-pages';

type ExportRejected = typeof rsvp.calls.exportRejected;

@Handles(rsvp.calls.exportRejected)
export class ExportRejectedHandler implements Handler<ExportRejected> {
  constructor(private readonly pages: ExportPages) {}

  handle({ after }: InputOf<ExportRejected>, { party }: ContextOf<ExportRejected>): Promise<OutputOf<ExportRejected>> {
    return this.pages.read(party.id, false, after);
  }
}
