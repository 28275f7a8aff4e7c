import type { MessageTemplate } from '@festlig/contracts/messaging';
import { freePlace, isDuplicate } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { type TemplateDocument, TEMPLATES } from './template.schema';

const toTemplate = ({ _id, name, type, email, text, ...rest }: TemplateDocument): MessageTemplate => ({
  id: _id,
  name,
  type,
  leadsTo: rest.leadsTo ?? 'invitation',
  email,
  text,
  createdAt: rest.createdAt.toISOString(),
  modifiedAt: rest.modifiedAt.toISOString(),
});

export type NewTemplate = Pick<TemplateDocument, 'partyId' | 'type' | 'leadsTo' | 'name' | 'email' | 'text'> & {
  id: string;
  key: string;
  now: Date;
};

type Words = Partial<Pick<TemplateDocument, 'type' | 'leadsTo' | 'name' | 'email' | 'text'>> & { modifiedAt: Date };

/** The most templates of a party (rule: templates-bounded). */
const MOST = 50;

@Injectable()
export class TemplateRepository {
  constructor(@InjectModel(TEMPLATES) private readonly templates: Model<TemplateDocument>) {}

  async list(partyId: string): Promise<MessageTemplate[]> {
    const documents = await this.templates.find({ partyId }).sort({ createdAt: 1, _id: 1 }).limit(200).lean();
    return documents.map(toTemplate);
  }

  async find(partyId: string, id: string): Promise<MessageTemplate | null> {
    const document = await this.templates.findOne({ _id: id, partyId }).lean();
    return document && toTemplate(document);
  }

  /** The template that was saved under this key, or null. */
  async findMade(partyId: string, key: string): Promise<MessageTemplate | null> {
    const document = await this.templates.findOne({ partyId, key }).lean();
    return document && toTemplate(document);
  }

  /**
   * Creates the template of `key` once: later calls return the same one. Returns null when the party has the most
   * templates allowed. Of several calls at the same time, unique indexes let one have the key, and one a place; the
   * others read again.
   */
  async createOnce({ id, now, ...fields }: NewTemplate): Promise<MessageTemplate | null> {
    const { partyId, key } = fields;
    for (;;) {
      const same = await this.findMade(partyId, key);
      if (same) return same;
      const place = freePlace(await this.templates.find({ partyId }, { place: 1 }).lean(), MOST, id);
      if (place === null) return null;
      const document = { _id: id, ...fields, place, createdAt: now, modifiedAt: now };
      try {
        await this.templates.create(document);
        return toTemplate(document);
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  async remove(partyId: string, id: string): Promise<void> {
    await this.templates.deleteOne({ _id: id, partyId });
  }

  async removeAll(partyId: string): Promise<void> {
    await this.templates.deleteMany({ partyId });
  }

  /** Returns null when the party has no such template. */
  async update(partyId: string, id: string, change: Words): Promise<MessageTemplate | null> {
    return this.change({ _id: id, partyId }, { ...change, isChanged: true });
  }

  /**
   * Writes the words of a repeated request to create the template, made because the first answer was lost. Returns
   * null when the template was deleted, or was changed by its id: the request is then a late one.
   */
  async makeAgain(partyId: string, id: string, words: Words): Promise<MessageTemplate | null> {
    return this.change({ _id: id, partyId, isChanged: { $ne: true } }, words);
  }

  private async change(
    filter: QueryFilter<TemplateDocument>,
    change: Partial<TemplateDocument>,
  ): Promise<MessageTemplate | null> {
    const document = await this.templates
      .findOneAndUpdate(filter, { $set: change }, { returnDocument: 'after' })
      .lean();
    return document && toTemplate(document);
  }
}
