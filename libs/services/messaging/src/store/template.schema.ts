import type { LeadsTo, MessageTemplate } from '@festlig/contracts/messaging';
import { Schema } from 'mongoose';

export const TEMPLATES = 'Template';

export interface TemplateDocument {
  _id: string;
  partyId: string;
  /**
   * Identifies what the template was created for, once: `first` for the one every party starts with, otherwise its
   * id before it was saved.
   */
  key?: string;
  /**
   * The number, from 0, of the party's place for templates that this template has; a unique index. Absent in older
   * templates.
   */
  place?: number;
  name: string;
  type: MessageTemplate['type'];
  /** Absent in templates of earlier versions, which lead to the invitation. */
  leadsTo?: LeadsTo;
  /** Sanitised HTML. */
  email: string;
  /** Empty: no texts are sent with this template. */
  text: string;
  createdAt: Date;
  modifiedAt: Date;
  /** True once the template was changed by its id: a request to create it that arrives later is late. */
  isChanged?: boolean;
}

export const templateSchema = new Schema<TemplateDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    key: String,
    place: Number,
    name: { type: String, required: true },
    type: { type: String, required: true },
    leadsTo: String,
    email: { type: String, default: '' },
    text: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    modifiedAt: { type: Date, required: true },
    isChanged: Boolean,
  },
  { versionKey: false, collection: 'templates' },
);
templateSchema.index({ partyId: 1, createdAt: 1 });
templateSchema.index(
  { partyId: 1, key: 1 },
  { name: 'made-once', unique: true, partialFilterExpression: { key: { $exists: true } } },
);
templateSchema.index(
  { partyId: 1, place: 1 },
  { name: 'one-a-place', unique: true, partialFilterExpression: { place: { $exists: true } } },
);
