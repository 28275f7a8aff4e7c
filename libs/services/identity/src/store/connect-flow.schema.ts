import type { Language } from '@festlig/contracts/define';
import type { SocialProviderName } from '@festlig/contracts/identity';
import { Schema } from 'mongoose';

export const CONNECT_FLOWS = 'ConnectFlow';

/** A log-in through a provider that has begun and is not finished. */
export interface ConnectFlowDocument {
  /** Digest of the state that the provider returns. */
  _id: string;
  /** Digest of the mark of the browser that began: no other can finish. */
  browser: string;
  provider: SocialProviderName;
  type: 'login' | 'signup' | 'link';
  nonce: string;
  codeVerifier: string;
  /** The account to which the provider is linked; null unless `type` is `link`. */
  userId: string | null;
  destination: string;
  /** The word of the page that opened the window; empty when there is no window. */
  opener: string;
  marketingConsent: boolean;
  language: Language;
  expiresAt: Date;
}

export const connectFlowSchema = new Schema<ConnectFlowDocument>(
  {
    _id: { type: String, required: true },
    browser: { type: String, required: true },
    provider: { type: String, required: true },
    type: { type: String, required: true },
    nonce: { type: String, required: true },
    codeVerifier: { type: String, required: true },
    userId: { type: String, default: null },
    destination: { type: String, default: '/' },
    opener: { type: String, default: '' },
    marketingConsent: { type: Boolean, default: false },
    language: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'connectFlows' },
);
connectFlowSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
