import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Contact } from '@festlig/contracts/contacts';
import { showPhone } from '@festlig/domain/contacts/phone';
import { useTranslation } from 'react-i18next';
import { type Choice, isChosen, isFull, withGuest } from '../choice.model';

interface PickListProps {
  contacts: readonly Contact[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** One page of guests to tick. Guests whom neither mails nor texts reach are listed with the reason (rule: contact-unsubscribed). */
export function PickList({ contacts, choice, onChoose }: PickListProps) {
  const { t } = useTranslation('invitations');
  const reachT = useTranslation('checkout').t;
  const full = isFull(choice);
  return (
    <Box component="ul" aria-label={t('picker.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {contacts.map(({ sid, name, email, phone, receiveEmail, unsubscribed, texts }) => {
        const mailed = email !== null && receiveEmail && !unsubscribed;
        const texted = texts === 'text';
        const reachable = mailed || texted;
        const byHand = choice.search === null;
        // A guest who was picked before their address was removed can still be unticked; a search chooses only guests
        // whom mails or texts can reach.
        const on = isChosen(choice, sid) && (byHand || reachable);
        const named = on === byHand;
        return (
          <Box component="li" key={sid} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <FormControlLabel
              sx={{ width: '100%', mr: 0, py: 0.5 }}
              disabled={(!on && !reachable) || (!named && full)}
              control={<Checkbox checked={on} onChange={(_, wanted) => onChoose(withGuest(choice, sid, wanted))} />}
              label={
                <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
                  <span>{name}</span>
                  <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {reachable
                      ? [mailed && email, texted && phone !== null && showPhone(phone)].filter(Boolean).join(' · ')
                      : reachT(`reach.${email === null ? 'noEmail' : unsubscribed ? 'unsubscribed' : 'wantsNone'}`)}
                  </Box>
                </Box>
              }
            />
          </Box>
        );
      })}
    </Box>
  );
}
