import { Party, StoredProgrammeItem } from '@festlig/contracts/party';
import { z } from 'zod';

// Its own file, since the pages that keep, offer and forget drafts do not load what checks them.

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
  lettering: true,
  layout: true,
  colour: true,
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

/** Milliseconds for which a draft is kept, as its picture is. */
const WEEK = 7 * 24 * 3600 * 1000;

const jsonIn = (text: string | null): unknown => JSON.parse(text ?? 'null');

/** The draft in the text that a tab has stored; null when it is damaged. */
export function draftIn(text: string | null): PartyDraft | null {
  try {
    return PartyDraft.parse(jsonIn(text));
  } catch {
    return null;
  }
}

/** The last draft of a device in its stored text; null when it is too old, damaged, or of another version. */
export function lastDraftIn(text: string | null, now: number): OpenDraft | null {
  try {
    const { id, keptAt, draft } = LastDraft.parse(jsonIn(text));
    return now - keptAt < WEEK ? { id, draft } : null;
  } catch {
    return null;
  }
}
