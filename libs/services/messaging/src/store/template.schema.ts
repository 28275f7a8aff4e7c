import type { MessageTemplate } from '@festlig/contracts/messaging';
import { Schema } from 'mongoose';

export const TEMPLATES = 'Template';

export interface TemplateDocument {
  _id: string;
  partyId: string;
  /** What it was made for, once: `first` for the one every party starts with, else the id it had before it was saved. */
  key?: string;
  name: string;
  type: MessageTemplate['type'];
  /** Sanitised HTML. */
  email: string;
  text: string;
  createdAt: Date;
  modifiedAt: Date;
}

export const templateSchema = new Schema<TemplateDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    key: String,
    name: { type: String, required: true },
    type: { type: String, required: true },
    email: { type: String, default: '' },
    text: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    modifiedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'templates' },
);
templateSchema.index({ partyId: 1, createdAt: 1 });
templateSchema.index(
  { partyId: 1, key: 1 },
  { name: 'made-once', unique: true, partialFilterExpression: { key: { $exists: true } } },
);
