import { useState } from 'react';
import type { ToldReach } from '../features/sending/text-reach.model';
import type { Part } from '../features/templates/model';

/**
 * The part of a message that is open, and whom its text reaches: the text message where that is all that the chosen guests get,
 * until the host chooses a part (rule: text-opened).
 */
export function useOpenPart() {
  const [part, setPart] = useState<Part>('mail');
  const [isChosen, setChosen] = useState(false);
  const [textReach, setTextReach] = useState<ToldReach | null>(null);
  const show = (next: Part, isByHost: boolean) => {
    setPart(next);
    setChosen(isByHost);
  };
  return {
    part,
    textReach,
    onPart: (next: Part) => show(next, true),
    /** Another message begins. */
    beginPart: () => show('mail', false),
    /** Null while it is not known. */
    onTextReach: (reach: ToldReach | null) => {
      setTextReach(reach);
      if (reach && !isChosen) setPart(reach.mails === 0 && reach.texts > 0 ? 'text' : 'mail');
    },
  };
}
