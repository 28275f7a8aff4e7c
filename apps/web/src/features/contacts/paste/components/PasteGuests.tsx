import { Dirty } from '../../../../components/form/tell-dirty';
import type { Paste } from '../use-paste';
import { PasteReview } from './PasteReview';
import { PasteText } from './PasteText';

interface PasteGuestsProps {
  paste: Paste;
  onBack: () => void;
  onClose: () => void;
}

/** Several guests in place of the form for one: their text, or the guests that were read in it. */
export const PasteGuests = ({ paste, onBack, onClose }: PasteGuestsProps) => (
  <>
    <Dirty dirty={paste.hasUnsaved} />
    {paste.step === 'text' && <PasteText paste={paste} onBack={onBack} />}
    {paste.step === 'review' && <PasteReview paste={paste} onClose={onClose} />}
  </>
);
