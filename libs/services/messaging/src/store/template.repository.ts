import type { MessageTemplate } from '@festlig/contracts/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, mongo } from 'mongoose';
import { type TemplateDocument, TEMPLATES } from './template.schema';

const DUPLICATE_KEY = 11_000;
export const isDuplicate = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;

const toTemplate = ({ _id, name, type, email, text, createdAt, modifiedAt }: TemplateDocument): MessageTemplate => ({
  id: _id,
  name,
  type,
  email,
  text,
  createdAt: createdAt.toISOString(),
  modifiedAt: modifiedAt.toISOString(),
});

export type NewTemplate = Pick<TemplateDocument, 'partyId' | 'type' | 'name' | 'email'> & {
  id: string;
  key: string;
  now: Date;
};

@Injectable()
export class TemplateRepository {
  constructor(@InjectModel(TEMPLATES) private readonly templates: Model<TemplateDocument>) {}

  async list(partyId: string): Promise<MessageTemplate[]> {
    const documents = await this.templates.find({ partyId }).sort({ createdAt: 1 }).limit(200).lean();
    return documents.map(toTemplate);
  }

  async find(partyId: string, id: string): Promise<MessageTemplate | null> {
    const document = await this.templates.findOne({ _id: id, partyId }).lean();
    return document && toTemplate(document);
  }

  /** Makes a template for `key`; of two at once the index lets one in, and the other finds it. */
  async createOnce({ id, now, ...fields }: NewTemplate): Promise<MessageTemplate> {
    try {
      await this.templates.create({ _id: id, ...fields, text: '', createdAt: now, modifiedAt: now });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    return toTemplate(await this.templates.findOne({ partyId: fields.partyId, key: fields.key }).lean().orFail());
  }

  async count(partyId: string): Promise<number> {
    return this.templates.countDocuments({ partyId });
  }

  async remove(partyId: string, id: string): Promise<void> {
    await this.templates.deleteOne({ _id: id, partyId });
  }

  async removeAll(partyId: string): Promise<void> {
    await this.templates.deleteMany({ partyId });
  }

  /** Null when the party has no such template. */
  async update(
    partyId: string,
    id: string,
    change: Partial<Pick<TemplateDocument, 'name' | 'email'>> & { modifiedAt: Date },
  ): Promise<MessageTemplate | null> {
    const document = await this.templates
      .findOneAndUpdate({ _id: id, partyId }, { $set: change }, { returnDocument: 'after' })
      .lean();
    return document && toTemplate(document);
  }
}
