import type { ReactNode } from 'react';
import { Dirty } from '../../../../components/form/tell-dirty';
import type { Paste } from '../use-paste';
import { PasteReview } from './PasteReview';
import { PasteText } from './PasteText';

interface PasteGuestsProps {
  paste: Paste;
  /** Leads to an invitation for the new guests. */
  invite?: ReactNode;
  /** Leaves the text. */
  onBack: () => void;
  backLabel: string;
  onClose: () => void;
}

/** Several guests in place of the form for one: their text, or the guests that were read in it. */
export const PasteGuests = ({ paste, invite, onBack, backLabel, onClose }: PasteGuestsProps) => (
  <>
    <Dirty dirty={paste.hasUnsaved} />
    {paste.step === 'text' && <PasteText paste={paste} onBack={onBack} backLabel={backLabel} />}
    {paste.step === 'review' && <PasteReview paste={paste} invite={invite} onClose={onClose} />}
  </>
);
