import Close from '@mui/icons-material/Close';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { dearGuest } from '@festlig/domain/contacts/dear';
import { showPhone, toPhone } from '@festlig/domain/contacts/phone';
import { isUsable } from '@festlig/domain/contacts/pasted-guests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartyOfPage } from '../../../../api/party';
import { ErrorText } from '../../../../components/ErrorText';
import { MeantDomain } from '../../../../components/form/MeantDomain';
import { inColumn } from '../../../../components/in-column';
import { useRowRemarks } from '../../import-rows/use-row-remarks';
import { useContactWords } from '../../use-contact-words';
import { type Double, type PastedLine, turnOf, withDomainOf } from '../paste.model';
import { MendLine } from './MendLine';

interface PastedItemProps {
  line: PastedLine;
  /** Who has the address already. */
  double: Double | undefined;
  isSkipped: boolean;
  isLocked: boolean;
  onAnyway: (anyway: boolean) => void;
  /** Calls the guest as it was written. */
  onTurnBack: () => void;
  /** With the text of the line as it was corrected. */
  onMend: (text: string) => void;
  onRemove: () => void;
}

/** One pasted guest: what was understood, why it cannot be added, and what there is to know. */
export function PastedItem({ line, double, isSkipped, isLocked, ...on }: PastedItemProps) {
  const { onAnyway, onTurnBack, onMend, onRemove } = on;
  const [isMending, setIsMending] = useState(false);
  const pasteT = useTranslation('paste-guests').t;
  const remarksOf = useRowRemarks();
  const wordsFor = useContactWords();
  const sameT = useTranslation('same-guests').t;
  const { nth, guest, cells, reason, notes, refused } = line;
  const { data: party } = usePartyOfPage();
  const name = reason === undefined ? guest.name : line.text;
  const turn = turnOf(line);
  const remarks = remarksOf({
    kinds: reason === undefined ? [] : ['wrong'],
    cells,
    notes: notes.filter((note) => note !== turn),
    where: null,
    abroad: false,
    shares: null,
  }).map(({ text }) => text);
  const choice = isSkipped ? 'anyway' : 'skip';
  const wrong = reason === undefined ? Object.values(wordsFor(guest)) : remarks;
  const isRefused = !isUsable(line) || refused !== undefined;
  return (
    <Box component="li" value={nth} sx={{ ...item, '&::before': { ...number, content: `"${nth}"` } }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={head}>
          <Typography
            sx={{ flex: 1, minWidth: 0, pt: 1, fontWeight: 600, lineHeight: 1.35 }}
            color={isSkipped ? 'textSecondary' : undefined}
          >
            {name}
          </Typography>
          {party && reason === undefined && (
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ display: { xs: 'none', sm: 'block' }, pt: 1, mr: 1 }}
            >
              {pasteT('greeting', { greeting: dearGuest(name, party.language) })}
            </Typography>
          )}
          {isRefused && !isMending && (
            <IconButton
              aria-label={pasteT('mend.open', { name })}
              disabled={isLocked}
              onClick={() => setIsMending(true)}
            >
              <Edit fontSize="small" />
            </IconButton>
          )}
          <IconButton aria-label={pasteT('remove', { name })} disabled={isLocked} onClick={onRemove}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
        <Box sx={{ pr: 1.5, pb: 1 }}>
          {reason === undefined && <Understood line={line} />}
          {wrong.map((text) => (
            <Typography key={text} variant="body2" color="error" sx={{ fontWeight: 600 }}>
              {text}
            </Typography>
          ))}
          {refused && (
            <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
              <ErrorText of={refused} />
            </Typography>
          )}
          {reason === undefined &&
            remarks.map((text) => (
              <Typography key={text} variant="body2">
                {text}
              </Typography>
            ))}
          {turn && (
            <>
              <Typography variant="body2">{pasteT('turned', { name })}</Typography>
              <Button size="small" sx={{ ...inColumn, mb: -1 }} disabled={isLocked} onClick={onTurnBack}>
                {pasteT('turnBack', { name: turn.was })}
              </Button>
            </>
          )}
          {guest.email !== null && (
            <MeantDomain
              email={guest.email}
              disabled={isLocked}
              onMend={(email) => onMend(withDomainOf(line.text, guest.email ?? '', email))}
            />
          )}
          {isMending && (
            <MendLine
              text={line.text}
              onCancel={() => setIsMending(false)}
              onMend={(text) => {
                setIsMending(false);
                onMend(text);
              }}
            />
          )}
          {double && (
            <Typography variant="body2" sx={{ fontWeight: isSkipped ? 600 : undefined }}>
              {double.nth === null
                ? sameT(`onList.${double.by}`, { name: double.name })
                : sameT(`above.${double.by}`, { name: double.name, nth: double.nth })}
            </Typography>
          )}
          {double && double.by !== 'name' && (
            <Button
              size="small"
              sx={{ ...inColumn, mb: -1 }}
              aria-label={sameT(`${choice}Of`, { name })}
              disabled={isLocked}
              onClick={() => onAnyway(isSkipped)}
            >
              {sameT(choice)}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** The address, the number of people and the rest of a guest. */
function Understood({ line: { guest, cells } }: { line: PastedLine }) {
  const { t } = useTranslation('contacts');
  const pasteT = useTranslation('paste-guests').t;
  const { email, phone, maxPeople, tags = [], note } = guest;
  const read = phone === null ? null : toPhone(phone);
  const people = maxPeople === null ? null : Number.isNaN(maxPeople) ? cells.maxPeople : t('max', { count: maxPeople });
  const address = email === null && phone === null ? t('noAddress') : null;
  const said = [
    email,
    read === null ? phone : showPhone(read).replaceAll(' ', '\u00a0'),
    address,
    people,
    tags.join(', ') || null,
  ];
  return (
    <Typography variant="body2" color="textSecondary">
      {said.filter((text) => text !== null).join(' · ')}
      {note && (
        <>
          <br />
          {pasteT('note', { note })}
        </>
      )}
    </Typography>
  );
}

const item = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  pl: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
/** The buttons are in the line of the name and make it no higher: what is below has the whole width. */
const head = {
  display: 'flex',
  alignItems: 'flex-start',
  columnGap: 1,
  '& > .MuiIconButton-root': { mb: -2 },
} as const;
const number = { flex: 'none', minWidth: '1.25em', py: 1, lineHeight: 1.35, color: 'text.secondary' } as const;
