import type { Send } from '@festlig/contracts/messaging';
import type { Invitation } from '@festlig/domain/messaging/invitation-mail';
import type { SendState } from '@festlig/domain/messaging/send-progress';
import { Schema } from 'mongoose';
import type { QuotaHolder } from './quota.schema';

export const SENDS = 'Send';

/** Everything a worker needs, as it was when Send was pressed. */
export interface SendDocument {
  _id: string;
  partyId: string;
  templateId: string;
  idempotencyKey: string;
  audience: Send['audience'];
  /** Short ids of the audience `custom`; with a search, whom it finds but for `except`. Absent in sends of before. */
  picked: string[];
  search?: string | null;
  except?: string[];
  invitation: Invitation;
  /** Path of the party's page, without a slash in front. */
  page: string;
  replyTo: { name: string; address: string };
  /** Whose mails of the day these are, and how many they may be; null and absent = as many as there are. */
  quota?: (QuotaHolder & { limit: number }) | null;
  /** The plan has stopped where the mails of the day were used up. */
  limited?: boolean;
  /** Whom a mail reached of the audience when the plan began, as the contacts service counts; where there is a quota. */
  reached?: number;
  /** The one word on whether workers go on: they look before each window. */
  state: SendState;
  /** Set while it runs: a party has one such send. */
  active?: boolean;
  /** All chunks are written; `total` is known. */
  planned: boolean;
  total: number;
  /** Written once, at the end. */
  sent: number;
  failed: number;
  unsubscribed: number;
  createdAt: Date;
  endedAt: Date | null;
}

export const sendSchema = new Schema<SendDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    templateId: { type: String, required: true },
    idempotencyKey: { type: String, required: true },
    audience: { type: String, required: true },
    picked: { type: [String], default: [] },
    search: { type: String, default: null },
    except: { type: [String], default: [] },
    state: { type: String, required: true },
    invitation: { type: Schema.Types.Mixed, required: true },
    page: { type: String, required: true },
    replyTo: { type: Schema.Types.Mixed, required: true },
    quota: { type: Schema.Types.Mixed, default: null },
    limited: Boolean,
    reached: Number,
    active: Boolean,
    planned: { type: Boolean, required: true },
    total: { type: Number, required: true },
    sent: { type: Number, required: true },
    failed: { type: Number, required: true },
    unsubscribed: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
  },
  { versionKey: false, collection: 'sends' },
);
sendSchema.index({ partyId: 1, idempotencyKey: 1 }, { unique: true });
sendSchema.index({ partyId: 1 }, { name: 'one-running', unique: true, partialFilterExpression: { active: true } });
sendSchema.index({ partyId: 1, createdAt: -1 });
sendSchema.index({ active: 1, createdAt: 1 }, { partialFilterExpression: { active: true } });
