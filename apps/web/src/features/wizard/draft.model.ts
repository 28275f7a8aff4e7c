import type { CreatePartyInput } from '@festlig/contracts/party';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { z } from 'zod';

/**
 * A party that is not saved yet (rule: draft-party). It is kept in the tab's storage, so that it survives sign-up and
 * log-in.
 */
export type PartyDraft = z.output<typeof CreatePartyInput>;

const KEY = 'festlig_draft';

function stored(): PartyDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PartyDraft | null;
    // A draft from before these fields has none of them.
    const before = { endDate: null, programme: [], invitedBy: '' };
    return draft && { ...before, ...draft };
  } catch {
    return null;
  }
}

function store(draft: PartyDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the draft is kept until the page is closed.
  }
}

const slice = createSlice({
  name: 'draft',
  initialState: stored,
  reducers: {
    draftKept: (_, { payload }: PayloadAction<PartyDraft>) => payload,
    draftDropped: () => null,
  },
});

const { draftKept, draftDropped } = slice.actions;

/** Keeps the draft in the store and in the tab's storage. */
export const keepDraft = (draft: PartyDraft) => {
  store(draft);
  return draftKept(draft);
};

export const dropDraft = () => {
  store(null);
  return draftDropped();
};

export const draftReducer = slice.reducer;
export const selectDraft = (state: { draft: PartyDraft | null }) => state.draft;
