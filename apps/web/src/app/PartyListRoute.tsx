import PartiesRoute from '../features/parties/routes/PartiesRoute';
import { WaitingDraft } from '../features/wizard/components/WaitingDraft';

/** /{lang}/parties: the user's parties, below an invitation that was begun and not saved (rules: party-list, draft-party). */
export default function PartyListRoute() {
  return <PartiesRoute above={<WaitingDraft sx={{ mb: 3 }} />} />;
}
