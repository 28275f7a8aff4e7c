import type { NotedRow, RowKind } from '@festlig/contracts/contacts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { KeptList } from './import.schema';
import { NOTED_ROWS, type NotedRowsDocument } from './noted-rows.schema';

type List = Pick<KeptList, '_id' | 'partyId' | 'expiresAt'>;

/** Stores the rows of lists that need a look, by chunk, so that they can be read in pages. */
@Injectable()
export class NotedRowsRepository {
  constructor(@InjectModel(NOTED_ROWS) private readonly noted: Model<NotedRowsDocument>) {}

  /** Notes the rows of chunk `n`. Repeating changes nothing. */
  async put({ _id: importId, partyId, expiresAt }: List, by: string, n: number, rows: NotedRow[]): Promise<void> {
    const last = rows.at(-1)?.line;
    if (last === undefined) return;
    const kinds = [...new Set(rows.flatMap((row) => row.kinds)), 'all'];
    const document = { partyId, importId, by, kinds, last, rows, expiresAt };
    await this.noted.collection.replaceOne({ _id: `${importId}:${by}:${n}` } as never, document, { upsert: true });
  }

  /** Returns the first rows of a kind after a line. */
  async page(
    { importId, by, kind }: { importId: string; by: string; kind: RowKind | 'all' },
    after: number,
    limit: number,
  ): Promise<NotedRow[]> {
    const found: NotedRow[] = [];
    for (let line = after; found.length < limit;) {
      const wanted = { importId, by, kinds: kind, last: { $gt: line } };
      const chunk = await this.noted.findOne(wanted).sort({ last: 1 }).lean();
      if (!chunk) break;
      const fits = chunk.rows.filter((row) => row.line > after && (kind === 'all' || row.kinds.includes(kind)));
      found.push(...fits.slice(0, limit - found.length));
      line = chunk.last;
    }
    return found;
  }

  /** Removes the rows that a preview has noted. */
  async forget(importId: string, by: string): Promise<void> {
    await this.noted.deleteMany({ importId, by });
  }

  /** Removes all noted rows of a list. */
  async remove(importId: string): Promise<void> {
    await this.noted.deleteMany({ importId });
  }

  async removeAll(partyId: string): Promise<void> {
    await this.noted.deleteMany({ partyId });
  }
}
