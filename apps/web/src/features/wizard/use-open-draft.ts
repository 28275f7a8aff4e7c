import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectTabDraft, storedInTab } from './draft.model';
import { draftIn, type OpenDraft } from './party-draft.model';

function stored(): OpenDraft | null {
  const { id, text } = storedInTab();
  const draft = draftIn(text);
  return id !== null && draft ? { id, draft } : null;
}

/** The party of this tab that is not saved yet; null when there is none (rule: draft-party). */
export function useOpenDraft(): OpenDraft | null {
  const kept = useSelector(selectTabDraft);
  return useMemo(() => (kept === 'stored' ? stored() : kept), [kept]);
}
