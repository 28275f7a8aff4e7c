import type { Party } from '@festlig/contracts/party';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { type Clash, saveOrSettle, without } from '../../../../api/edit-clash';
import { partyApi, useLazyGetPartyQuery, usePartyRef } from '../../../../api/party';
import { ClashDialog } from '../../../../components/ClashDialog';
import { LeaveGuard } from '../../../../components/LeaveGuard';
import { useToast } from '../../../../components/Toaster';
import { useClash } from '../../../../components/use-clash';
import { useUpdatePartyMutation } from '../../api';
import type { PartyChange } from '../edit-form.model';
import type { Block, PartyContent } from '../../model';
import { useClashingFields } from '../use-clashing-fields';
import { type Offers, useOffers } from '../use-offers';
import { PartyEditor } from './PartyEditor';
import { SavedOffers } from './SavedOffers';

interface SavedPartyEditorProps {
  party: Party;
  focus: Block;
  /** The page as guests see it: under what is offered once the change is saved. */
  page: ReactNode;
  /** The guest's reply form, which belongs to another feature. */
  reply: (party: Party) => ReactNode;
  onDone: () => void;
}

/** Edits an existing party: saves only what was changed, and asks when another host has changed the same fields. */
export default function SavedPartyEditor({ party, focus, page, reply, onDone }: SavedPartyEditorProps) {
  const { t } = useTranslation('page-editor');
  const toast = useToast();
  const [update] = useUpdatePartyMutation();
  const [read] = useLazyGetPartyQuery();
  const { asked, ask } = useClash();
  const inWords = useClashingFields();
  const dispatch = useDispatch();
  const partyRef = usePartyRef();
  const saved = useRef(false);
  const [offered, setOffered] = useState<{ offers: Offers; title: string }>();
  // Changes are compared with the party as editing began, even when somebody saves meanwhile.
  const [base] = useState(party);
  const { find, renew } = useOffers(base);
  const settle = async ({ fields, change, theirs }: Clash<PartyChange>) => {
    const mine = { ...theirs, ...change } as PartyContent;
    const choice = await ask(inWords(fields, mine, theirs));
    if (choice === null) return null;
    return choice === 'mine' ? change : without(change, fields);
  };
  const save = async (change: PartyChange) => {
    // False when the host keeps what another has saved.
    let isWritten = Object.keys(change).length === 0;
    if (Object.keys(change).length > 0) {
      const now = await saveOrSettle<PartyChange, Party>({
        base,
        change,
        write: async (edits, ifMatch) => {
          const written = await update({ partyId: base.id, ...edits, ifMatch }).unwrap();
          isWritten = true;
          return written;
        },
        read: () => read({ partyId: base.id }).unwrap(),
        settle,
      });
      // The page has what was saved at once, before it is fetched again.
      if (now) dispatch(partyApi.util.updateQueryData('getParty', { partyId: partyRef }, () => now) as never);
    }
    saved.current = true;
    toast(t(isWritten ? 'saved' : 'keptSaved'));
    const left = await find(change);
    // What the host has just made (rule: edit-saved-top).
    window.scrollTo(0, 0);
    if (left) setOffered({ offers: left, title: change.title ?? base.title });
    else onDone();
  };
  if (offered) {
    return (
      <>
        {page}
        <SavedOffers
          offers={offered.offers}
          was={{ date: base.date, zone: base.zone, place: base.location.address }}
          onRenew={() => renew(offered.offers, offered.title)}
          onClose={onDone}
        />
      </>
    );
  }
  return (
    <>
      <PartyEditor
        party={base}
        partyId={base.id}
        language={base.language}
        focus={focus}
        onSave={save}
        onCancel={onDone}
        // What is tried in the form is not kept for the host's own reply.
        seen={(change) => ({ ...base, ...(change as Partial<Party>), id: 'new', isOwner: false, isCohost: false })}
        reply={reply}
        guard={(dirty) => <LeaveGuard when={dirty} except={() => saved.current} />}
      />
      {asked && <ClashDialog fields={asked.fields} onChoose={asked.answer} />}
    </>
  );
}
