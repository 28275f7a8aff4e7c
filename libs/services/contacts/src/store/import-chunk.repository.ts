import type { CellTexts } from '@festlig/contracts/contacts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { IMPORT_CHUNKS, type ImportChunkDocument, type ImportRow } from './import-chunk.schema';

export type ImportChunk = Omit<ImportChunkDocument, '_id'> & { n: number };

/** Stores the rows of the lists to import, in chunks. */
@Injectable()
export class ImportChunkRepository {
  constructor(@InjectModel(IMPORT_CHUNKS) private readonly chunks: Model<ImportChunkDocument>) {}

  async add({ n, ...chunk }: ImportChunk): Promise<void> {
    const from = chunk.rows[0]?.line;
    await this.chunks.collection.insertOne({ _id: `${chunk.importId}:${n}`, ...chunk, from } as never);
  }

  /** Returns no rows once they are imported. */
  async rows(importId: string, n: number): Promise<ImportRow[]> {
    return (await this.chunks.findOne({ _id: `${importId}:${n}` }).lean())?.rows ?? [];
  }

  /** Records what the host has entered instead of a row's cells. Returns the row, null when there is none. */
  async say(importId: string, line: number, said: CellTexts): Promise<ImportRow | null> {
    const chunk = await this.chunks
      .findOne({ importId, from: { $lte: line } })
      .sort({ from: -1 })
      .lean();
    const at = chunk?.rows.findIndex((row) => row.line === line) ?? -1;
    const row = chunk?.rows[at];
    if (!chunk || !row) return null;
    const fields = Object.entries(said).map(([field, text]) => [`rows.${at}.said.${field}`, text]);
    await this.chunks.updateOne({ _id: chunk._id }, { $set: Object.fromEntries(fields) });
    return { ...row, said: { ...row.said, ...said } };
  }

  async remove(partyId: string, importId: string): Promise<void> {
    await this.chunks.deleteMany({ partyId, importId });
  }

  async removeAll(partyId: string): Promise<void> {
    await this.chunks.deleteMany({ partyId });
  }
}
