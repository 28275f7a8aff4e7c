import type { Party } from '@festlig/contracts/party';
import { useState } from 'react';
import { firstError } from '../api/api-error';
import { useUpdateSettingsMutation } from '../api/settings';
import type { CodedError } from '../lib/coded-error';

/** The settings that have a switch outside the form of all settings too. */
type Switched = 'wishlistReservationsEnabled' | 'rsvpRestricted';

/**
 * A switch for one setting, saved at once: shown as chosen, and put back when it was not saved (rules: wish-reservations,
 * share-says-who-replies).
 */
export function usePartySwitch(party: Party, setting: Switched, onProblem: (problem: CodedError | undefined) => void) {
  const [update] = useUpdateSettingsMutation();
  // Until the party has been read again it still has the earlier value.
  const [chosen, setChosen] = useState<{ on: boolean; before: Party }>();
  const isOn = chosen && chosen.before === party ? chosen.on : party[setting];
  const turn = async (on: boolean) => {
    onProblem(undefined);
    setChosen({ on, before: party });
    try {
      await update({ partyId: party.id, [setting]: on }).unwrap();
    } catch (thrown) {
      setChosen(undefined);
      onProblem(firstError(thrown));
    }
  };
  return { isOn, turn };
}
