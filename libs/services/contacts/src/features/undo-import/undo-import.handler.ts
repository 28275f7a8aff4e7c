import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ImportChunkRepository } from '../../store/import-chunk.repository';
import { ImportRepository } from '../../store/import.repository';
import { ImportedContactRepository } from '../../store/imported-contact.repository';

type UndoImport = typeof contacts.calls.undoImport;

/** Guests who have been invited since stay (spec section 5). A run that is still under way finds its import gone. */
@Handles(contacts.calls.undoImport)
export class UndoImportHandler implements Handler<UndoImport> {
  constructor(
    private readonly imports: ImportRepository,
    private readonly chunks: ImportChunkRepository,
    private readonly contacts: ImportedContactRepository,
  ) {}

  async handle({ importId }: InputOf<UndoImport>, { party }: ContextOf<'editor'>): Promise<OutputOf<UndoImport>> {
    const created = await this.imports.takeBack(party.id, importId);
    await this.chunks.remove(party.id, importId);
    const { removed, kept } = await this.contacts.takeBack(party.id, importId);
    await this.imports.noteTakenBack(importId);
    // Another try of a long one finds most of them gone, and answers as the first would have.
    return { removed: Math.max(removed, created - kept), kept };
  }
}
