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
    await this.chunks.collection.insertOne({ _id: `${chunk.importId}:${n}`, ...chunk } as never);
  }

  /** Returns no rows once they are imported. */
  async rows(importId: string, n: number): Promise<ImportRow[]> {
    return (await this.chunks.findOne({ _id: `${importId}:${n}` }).lean())?.rows ?? [];
  }

  async remove(partyId: string, importId: string): Promise<void> {
    await this.chunks.deleteMany({ partyId, importId });
  }

  async removeAll(partyId: string): Promise<void> {
    await this.chunks.deleteMany({ partyId });
  }
}
