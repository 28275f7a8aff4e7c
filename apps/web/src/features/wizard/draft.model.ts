import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dropFromDevice, forgetDevice, keepOnDevice, noteSaved } from './device-draft.model';
import type { OpenDraft } from './party-draft.model';

/**
 * The party of this tab that is not saved yet (rule: draft-party). It is kept in the tab's storage, so that it survives
 * sign-up and log-in and no other tab changes it, and as the last draft of the device.
 */
const KEY = 'festlig_draft';
const ID = 'festlig_draft_id';

/** A draft, none, or what the tab had stored when it was loaded, which is read by the pages that show it. */
type TabDraft = OpenDraft | null | 'stored';

/** The draft that the tab has stored, as text, and its id. */
export function storedInTab(): { id: string | null; text: string | null } {
  try {
    return { id: sessionStorage.getItem(ID), text: sessionStorage.getItem(KEY) };
  } catch {
    return { id: null, text: null };
  }
}

function store(open: OpenDraft | null): void {
  try {
    sessionStorage.removeItem(ID);
    if (!open) return sessionStorage.removeItem(KEY);
    sessionStorage.setItem(KEY, JSON.stringify(open.draft));
    sessionStorage.setItem(ID, open.id);
  } catch {
    // Without storage the draft is kept until the page is closed.
  }
}

const slice = createSlice({
  name: 'draft',
  initialState: 'stored' as TabDraft,
  reducers: {
    draftKept: (_, { payload }: PayloadAction<OpenDraft>): TabDraft => payload,
    draftDropped: (): TabDraft => null,
  },
});

const { draftKept, draftDropped } = slice.actions;

/** Keeps the draft in the store, in the tab's storage and on the device. */
export const keepDraft = (open: OpenDraft) => {
  store(open);
  keepOnDevice(open, Date.now());
  return draftKept(open);
};

/** The draft has become a party, or its host does not want it. */
export const dropDraft = (id: string, why: 'saved' | 'discarded') => {
  store(null);
  (why === 'saved' ? noteSaved : dropFromDevice)(id);
  return draftDropped();
};

/** Takes the drafts out of the browser, for who uses it next. A page that has one open keeps it. */
export function forgetDrafts(): void {
  store(null);
  forgetDevice();
}

export const draftReducer = slice.reducer;
export const selectTabDraft = (state: { draft: TabDraft }) => state.draft;
