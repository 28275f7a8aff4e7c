import type { Party } from '@festlig/contracts/party';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { useToast } from '../../../components/Toaster';
import { useUpdatePartyMutation } from '../api';
import type { PartyChange } from '../edit-form.model';
import type { Block } from '../model';
import { PartyEditor } from './PartyEditor';

interface SavedPartyEditorProps {
  party: Party;
  focus: Block;
  onDone: () => void;
}

/** Edits a party that exists: saves only what was changed. */
export default function SavedPartyEditor({ party, focus, onDone }: SavedPartyEditorProps) {
  const { t } = useTranslation('page-editor');
  const toast = useToast();
  const [update] = useUpdatePartyMutation();
  const saved = useRef(false);
  const save = async (change: PartyChange) => {
    if (Object.keys(change).length > 0) await update({ partyId: party.id, ...change }).unwrap();
    saved.current = true;
    toast(t('saved'));
    onDone();
  };
  return (
    <PartyEditor
      party={party}
      focus={focus}
      onSave={save}
      onCancel={onDone}
      guard={(dirty) => <LeaveGuard when={dirty} except={() => saved.current} />}
    />
  );
}
