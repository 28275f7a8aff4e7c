import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Contact } from '@festlig/contracts/contacts';
import { isSameName } from '@festlig/domain/contacts/known-guests';
import { showPhone, toPhone } from '@festlig/domain/contacts/phone';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../../components/ErrorText';
import { useLanguage } from '../../../../i18n/use-language';
import { useRowRemarks } from '../../import-rows/use-row-remarks';
import { useContactWords } from '../../use-contact-words';
import type { Above, PastedLine } from '../paste.model';

interface PastedItemProps {
  line: PastedLine;
  above: Above | undefined;
  /** Guests on the list with the same e-mail, or of the same name where there is no e-mail. */
  known: readonly Contact[];
  isLocked: boolean;
  onRemove: () => void;
}

/** One pasted guest: what was understood, why it cannot be added, and what there is to know. */
export function PastedItem({ line, above, known, isLocked, onRemove }: PastedItemProps) {
  const pasteT = useTranslation('paste-guests').t;
  const remarksOf = useRowRemarks();
  const wordsFor = useContactWords();
  const onList = useOnList();
  const { guest, cells, reason, notes, refused } = line;
  const name = reason === undefined ? guest.name : line.text;
  const remarks = remarksOf({
    kinds: reason === undefined ? [] : ['wrong'],
    cells,
    notes: [...notes],
    where: null,
    abroad: false,
    shares: typeof above === 'object' ? above.shares : null,
  }).map(({ text }) => text);
  if (above === 'same') remarks.push(pasteT('twice'));
  const others = onList(line, known);
  if (others !== undefined) remarks.push(others);
  const wrong = reason === undefined ? Object.values(wordsFor(guest)) : remarks;
  return (
    <Box component="li" sx={item}>
      <Box sx={{ flex: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.35 }}>{name}</Typography>
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
      </Box>
      <IconButton aria-label={pasteT('remove', { name })} disabled={isLocked} onClick={onRemove}>
        <Close fontSize="small" />
      </IconButton>
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
  const said = [email, read === null ? phone : showPhone(read), address, people, tags.join(', ') || null];
  return (
    <Typography variant="body2" color="text.secondary">
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

/** Says that a guest is on the list already, or who on it has the same e-mail, as the form does. */
function useOnList(): (line: PastedLine, known: readonly Contact[]) => string | undefined {
  const { t } = useTranslation('contacts');
  const pasteT = useTranslation('paste-guests').t;
  const language = useLanguage();
  return ({ guest }, known) => {
    const same = known.find((other) => isSameName(other.name, guest.name));
    if (same) return guest.email === null ? pasteT('onList') : t('form.sameGuest', { name: same.name });
    if (known.length === 0) return undefined;
    const names = new Intl.ListFormat(language).format(known.map((other) => other.name));
    return t('form.sameEmail', { names, count: known.length });
  };
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
