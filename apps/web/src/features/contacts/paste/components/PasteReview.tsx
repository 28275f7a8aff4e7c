import Done from '@mui/icons-material/CheckCircle';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../../components/DialogFoot';
import { ErrorText } from '../../../../components/ErrorText';
import { inGroups, isSkipped } from '../paste.model';
import type { Paste } from '../use-paste';
import { PastedItem } from './PastedItem';

interface PasteReviewProps {
  paste: Paste;
  /** Leads to an invitation for the new guests. */
  invite?: ReactNode;
  onClose: () => void;
}

/**
 * The guests as they were understood, before they are added; those that are added leave the list. Once some are, it leads with
 * their number, and then says what is left; who was added can be invited (rules: guests-pasted-reviewed, guests-pasted-kept, guests-added-invited).
 */
export function PasteReview({ paste, invite, onClose }: PasteReviewProps) {
  const { t } = useTranslation('contacts');
  const pasteT = useTranslation('paste-guests').t;
  const sameT = useTranslation('same-guests').t;
  const app = useTranslation().t;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { lines, added, counts, doubles, lookup, progress, problem } = paste;
  const { due, skipped, unusable } = counts;
  const areSkipped = (some: typeof lines) => some.every((line) => isSkipped(line, doubles.get(line.id)));
  const groups = inGroups(lines);
  // The order of the text needs no words.
  const isOrdered = groups.some(({ group }) => group !== 'others');
  const isAdding = progress !== undefined;
  // The focus is on what is said when the guests are shown, when the adding begins and when it ends.
  useEffect(() => heading.current?.focus(), [isAdding]);
  const others = [
    unusable > 0 && pasteT('unusable', { count: unusable }),
    skipped > 0 && sameT('skipped', { count: skipped }),
  ].filter((text) => text !== false);
  const left = due > 0 ? [t('importer.review.guests', { count: due }), ...others] : others;
  const hasAdded = added > 0 && !isAdding;
  const [said, ...more] = hasAdded ? [pasteT('added', { count: added }), ...left] : left;
  // What the list below is called: what is left of the guests, not what has been added.
  const leftId = hasAdded ? `${id}-left` : id;
  return (
    <Stack spacing={2}>
      <div>
        <Typography
          id={id}
          variant="h6"
          component="h3"
          ref={heading}
          tabIndex={-1}
          sx={{ '&:focus': { outline: 'none' }, display: 'flex', alignItems: 'center', gap: 1 }}
        >
          {hasAdded && <Done color="success" aria-hidden />}
          {isAdding ? pasteT('adding') : said}
        </Typography>
        {/* What the list says is known a moment after the guests are shown. */}
        <Typography id={`${id}-left`} role="status" component="div" color={hasAdded ? 'textPrimary' : 'textSecondary'}>
          {!isAdding && more.map((text) => <div key={text}>{text}</div>)}
          {lookup === 'failed' && sameT('unchecked')}
        </Typography>
        {progress && (
          <Box sx={{ mt: 1 }}>
            <LinearProgress
              variant="determinate"
              aria-label={pasteT('adding')}
              value={(100 * progress.done) / progress.total}
              aria-valuetext={pasteT('progress', progress)}
            />
            <Typography variant="body2" color="textSecondary" aria-hidden sx={{ mt: 1 }}>
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
      <Stack
        spacing={2}
        role="group"
        ref={list}
        tabIndex={-1}
        aria-labelledby={leftId}
        sx={{ '&:focus': { outline: 'none' } }}
      >
        {groups.map(({ group, lines: inGroup }) => (
          <div key={group}>
            {isOrdered && (
              <Typography id={`${id}-${group}`} component="h4" sx={{ fontWeight: 600, mb: 0.75 }}>
                {pasteT(`group.${group === 'others' && areSkipped(inGroup) ? 'skipped' : group}`, {
                  count: inGroup.length,
                })}
              </Typography>
            )}
            <Box component="ol" aria-labelledby={isOrdered ? `${id}-${group}` : leftId} sx={listOfGuests}>
              {inGroup.map((line) => (
                <PastedItem
                  key={line.id}
                  line={line}
                  double={doubles.get(line.id)}
                  isSkipped={isSkipped(line, doubles.get(line.id))}
                  isLocked={isAdding}
                  onAnyway={(anyway) => paste.setAnyway(line, anyway)}
                  onTurnBack={() => {
                    paste.turnBack(line);
                    list.current?.focus({ preventScroll: true });
                  }}
                  onMend={(text) => {
                    paste.mend(line, text);
                    list.current?.focus({ preventScroll: true });
                  }}
                  onRemove={() => {
                    paste.remove(line);
                    list.current?.focus({ preventScroll: true });
                  }}
                />
              ))}
            </Box>
          </div>
        ))}
      </Stack>
      <DialogFoot>
        {isAdding ? (
          <Button onClick={paste.stop}>{pasteT('stop')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{app(added > 0 ? 'action.close' : 'action.cancel')}</Button>
            <Button onClick={paste.toText}>{pasteT('change')}</Button>
            {due > 0 && (
              <Button variant="contained" disabled={lookup === 'looking'} onClick={() => void paste.add()}>
                {pasteT('add', { count: due })}
              </Button>
            )}
            {due === 0 && added > 0 && invite}
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
} as const;
