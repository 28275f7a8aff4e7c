import { Party, StoredProgrammeItem } from '@festlig/contracts/party';
import { z } from 'zod';

/** Also a year of five digits, which one may have typed. */
const Moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)));

/**
 * What a draft is when it is read: as it may be while it is written, so without the limits of one that is saved. Fields
 * that drafts of earlier versions have not are filled in.
 */
export const PartyDraft = Party.pick({
  type: true,
  language: true,
  title: true,
  body: true,
  description: true,
  zone: true,
  heroImage: true,
  location: true,
  themeName: true,
  suDate: true,
  invitedBy: true,
}).extend({
  date: Moment,
  endDate: Moment.nullable().default(null),
  programme: z.array(StoredProgrammeItem.extend({ date: Moment })).default([]),
});
export type PartyDraft = z.output<typeof PartyDraft>;

/** A draft, and what tells it from another one, also when two tabs have it open. */
export interface OpenDraft {
  id: string;
  draft: PartyDraft;
}

const LastDraft = z.object({
  /** Drafts of another version are not read. */
  version: z.literal(1),
  id: z.string(),
  /** Milliseconds. */
  keptAt: z.number(),
  draft: PartyDraft,
});

const LAST = 'festlig_last_draft';
/** The id of the draft that was saved last, so that another tab that has it open knows. */
const SAVED = 'festlig_saved_draft';
/** Milliseconds for which a draft is kept, as its picture is. */
const WEEK = 7 * 24 * 3600 * 1000;
const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without storage the draft is kept by its tab alone.
  }
  listeners.forEach((changed) => changed());
}

/** The last draft of this device as it is stored; the same text until it changes. */
export const lastDraftText = (): string | null => read(LAST);

/** The draft in a stored text; null when it is too old, damaged, or of another version. */
export function lastDraftIn(text: string | null, now: number): OpenDraft | null {
  try {
    const { id, keptAt, draft } = LastDraft.parse(JSON.parse(text ?? 'null'));
    return now - keptAt < WEEK ? { id, draft } : null;
  } catch {
    return null;
  }
}

export const savedDraftId = (): string | null => read(SAVED);

/** Keeps the draft as the last of this device (rule: draft-party). One that another tab has saved is not kept any more. */
export function keepOnDevice({ id, draft }: OpenDraft, now: number): void {
  if (savedDraftId() !== id) write(LAST, JSON.stringify({ version: 1, id, keptAt: now, draft }));
}

/** Takes the draft off this device, unless the last one is another. */
export function dropFromDevice(id: string, now: number): void {
  if (lastDraftIn(lastDraftText(), now)?.id === id) write(LAST, null);
}

/** The draft has become a party. */
export function noteSaved(id: string, now: number): void {
  dropFromDevice(id, now);
  write(SAVED, id);
}

/** Takes everything about drafts off this device. */
export function forgetDevice(): void {
  write(LAST, null);
  write(SAVED, null);
}

/** Calls `changed` after each change, also one that another tab has made. */
export function watchDevice(changed: () => void): () => void {
  listeners.add(changed);
  globalThis.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    globalThis.removeEventListener('storage', changed);
  };
}
