import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Contact } from '@festlig/contracts/contacts';
import { useTranslation } from 'react-i18next';

interface PickListProps {
  contacts: readonly Contact[];
  /** Short ids of those picked, on this page and others. */
  chosen: ReadonlySet<string>;
  /** Nobody more can be picked. */
  full: boolean;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** One page of guests to tick. Who cannot be mailed is there, and says why. */
export function PickList({ contacts, chosen, full, onChoose }: PickListProps) {
  const { t } = useTranslation('invitations');
  const toggle = (sid: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(sid);
    else next.delete(sid);
    onChoose(next);
  };
  return (
    <Box component="ul" aria-label={t('picker.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {contacts.map(({ sid, name, email, receiveEmail }) => {
        const reachable = email !== null && receiveEmail;
        const on = chosen.has(sid);
        return (
          <Box component="li" key={sid} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <FormControlLabel
              sx={{ width: '100%', mr: 0, py: 0.5 }}
              disabled={!on && (!reachable || full)}
              control={<Checkbox checked={on} onChange={(_, wanted) => toggle(sid, wanted)} />}
              label={
                <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
                  <span>{name}</span>
                  <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {reachable ? email : t(email === null ? 'send.noEmail' : 'send.wantsNone')}
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
