import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isUsable } from '@festlig/domain/contacts/pasted-guests';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../../components/DialogFoot';
import { ErrorText } from '../../../../components/ErrorText';
import { repeated } from '../paste.model';
import type { Paste } from '../use-paste';
import { PastedItem } from './PastedItem';

/** The guests as they were understood, before they are added; those that are added leave the list. */
export function PasteReview({ paste, onClose }: { paste: Paste; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const pasteT = useTranslation('paste-guests').t;
  const app = useTranslation().t;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { lines, added, progress, problem } = paste;
  const isAdding = progress !== undefined;
  const usable = lines.filter(isUsable).length;
  const unusable = lines.length - usable;
  const above = repeated(lines);
  // The focus is on what is said when the guests are shown, when the adding begins and when it ends.
  useEffect(() => heading.current?.focus(), [isAdding]);
  const said = usable > 0 ? t('importer.review.guests', { count: usable }) : pasteT('unusable', { count: unusable });
  return (
    <Stack spacing={2}>
      <div>
        <Typography
          id={id}
          variant="h6"
          component="h3"
          ref={heading}
          tabIndex={-1}
          sx={{ '&:focus': { outline: 'none' } }}
        >
          {isAdding ? pasteT('adding') : said}
        </Typography>
        {/* One element for every state, so that a screen reader announces what has been added. */}
        <Typography role="status" color="text.secondary">
          {!isAdding && added > 0 && pasteT('added', { count: added })}
        </Typography>
        {!isAdding && usable > 0 && unusable > 0 && (
          <Typography color="text.secondary">{pasteT('unusable', { count: unusable })}</Typography>
        )}
        {progress && (
          <Box sx={{ mt: 1 }}>
            <LinearProgress
              variant="determinate"
              aria-label={pasteT('adding')}
              value={(100 * progress.done) / progress.total}
              aria-valuetext={pasteT('progress', progress)}
            />
            <Typography variant="body2" color="text.secondary" aria-hidden sx={{ mt: 1 }}>
              {pasteT('progress', progress)}
            </Typography>
          </Box>
        )}
      </div>
      {problem && !isAdding && (
        <Alert severity="error" role="alert">
          <ErrorText of={problem} /> {pasteT('kept', { count: lines.length })}
        </Alert>
      )}
      <Box component="ul" ref={list} tabIndex={-1} aria-labelledby={id} sx={listOfGuests}>
        {lines.map((line) => (
          <PastedItem
            key={line.id}
            line={line}
            above={above.get(line.id)}
            known={paste.knownFor(line) ?? []}
            isLocked={isAdding}
            onRemove={() => {
              paste.remove(line);
              list.current?.focus({ preventScroll: true });
            }}
          />
        ))}
      </Box>
      <DialogFoot>
        {isAdding ? (
          <Button onClick={paste.stop}>{pasteT('stop')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{app(added > 0 ? 'action.close' : 'action.cancel')}</Button>
            <Button onClick={paste.toText}>{pasteT('change')}</Button>
            {usable > 0 && (
              <Button variant="contained" size="large" onClick={() => void paste.add()}>
                {pasteT('add', { count: usable })}
              </Button>
            )}
          </>
        )}
      </DialogFoot>
    </Stack>
  );
}

const listOfGuests = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '&:focus': { outline: 'none' },
} as const;
