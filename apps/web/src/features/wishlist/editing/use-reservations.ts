import type { Party } from '@festlig/contracts/party';
import { useState } from 'react';
import { firstError } from '../../../api/api-error';
import { useUpdateSettingsMutation } from '../../../api/settings';
import type { CodedError } from '../../../lib/coded-error';

/** The switch for reservations: shown as chosen at once, and put back when it was not saved (rule: wish-reservations). */
export function useReservations(party: Party, onProblem: (problem: CodedError | undefined) => void) {
  const [update] = useUpdateSettingsMutation();
  // Until the party has been read again it still has the earlier value.
  const [chosen, setChosen] = useState<{ on: boolean; before: Party }>();
  const isOn = chosen && chosen.before === party ? chosen.on : party.wishlistReservationsEnabled;
  const turn = async (on: boolean) => {
    onProblem(undefined);
    setChosen({ on, before: party });
    try {
      await update({ partyId: party.id, wishlistReservationsEnabled: on }).unwrap();
    } catch (thrown) {
      setChosen(undefined);
      onProblem(firstError(thrown));
    }
  };
  return { isOn, turn };
}
