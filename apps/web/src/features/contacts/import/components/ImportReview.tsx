import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ImportPreview } from '@festlig/contracts/contacts';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../../components/DialogFoot';
import { ErrorText } from '../../../../components/ErrorText';
import type { CodedError } from '../../../../lib/coded-error';
import { visuallyHidden } from '../../../../lib/visually-hidden';
import { notedInPreview } from '../../import-rows/noted.model';
import { ImportColumns, type Reading } from './ImportColumns';
import { addedOf, type Duplicates } from '../result.model';
import { LeftOut } from './LeftOut';
import { ImportReach } from './ImportReach';
import { ImportSummary } from './ImportSummary';
import { SheetChoice } from './SheetChoice';
import { NotedRows } from '../../import-rows/components/NotedRows';

interface ImportReviewProps {
  partyId: string;
  preview: ImportPreview;
  reading: Reading;
  onReading: (reading: Reading) => void;
  /** The list is read from another sheet of the file. */
  onSheet: (sheet: string) => void;
  /** The host has mended a row; the list is counted again. */
  onMended: () => void;
  /** The preview does not yet reflect the host's latest choices. */
  stale: boolean;
  duplicates: Duplicates;
  onDuplicates: (duplicates: Duplicates) => void;
  problem: CodedError | undefined;
  onStart: () => void;
  onBack: () => void;
}

/** The list as it was understood, before anything is written: columns, counts, duplicates and errors. */
export function ImportReview(props: ImportReviewProps) {
  const { partyId, preview, reading, onReading, onSheet, onMended, stale, problem, onStart, onBack } = props;
  const { duplicates, onDuplicates } = props;
  const { t } = useTranslation('contacts');
  const question = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { columns } = reading;
  const hasName = [columns.name, columns.firstName, columns.lastName].some((at) => at !== undefined);
  const added = addedOf(preview, duplicates);
  const count = added.guests;
  return (
    <Stack spacing={2.5}>
      <div>
        {hasName ? (
          <ImportSummary
            heading={t('importer.review.guests', { count })}
            level="h3"
            ref={heading}
            total={count}
            dropped={added.dropped}
            counts={notedInPreview(added)}
          />
        ) : (
          <Typography variant="h4" component="h3" ref={heading} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
            {t('importer.review.title', { count: preview.rows })}
          </Typography>
        )}
        {hasName && (
          <Box sx={{ mt: 1 }}>
            <ImportReach
              partyId={partyId}
              count={count}
              mail={added.mail}
              text={added.text}
              mailLess={added.phoneOnly + added.missing}
            />
          </Box>
        )}
        {/* The rows that are no guests are counted below. */}
        <Typography role="status" sx={visuallyHidden}>
          {hasName ? t('importer.review.title', { count: preview.rows }) : ''}
        </Typography>
        <LeftOut preview={preview} reading={reading} />
        {/* Always rendered, so that nothing moves under the host's finger. */}
        <LinearProgress aria-hidden sx={{ mt: 1, visibility: stale ? 'visible' : 'hidden' }} />
      </div>
      {problem && (
        <Alert severity="error">
          <ErrorText of={problem} />
        </Alert>
      )}
      {preview.sheets && <SheetChoice sheets={preview.sheets} onSheet={onSheet} />}
      {!hasName && <Alert severity="warning">{t('importer.review.nameless')}</Alert>}
      {hasName && (
        <NotedRows partyId={partyId} importId={preview.importId} counts={notedInPreview(preview)} onMended={onMended} />
      )}
      {!preview.cards && <ImportColumns preview={preview} reading={reading} onReading={onReading} />}
      {preview.duplicates.count > 0 && (
        <div>
          <Typography id={question} sx={{ fontWeight: 600 }}>
            {t('importer.duplicates.question', { count: preview.duplicates.count })}
          </Typography>
          <RadioGroup
            aria-labelledby={question}
            value={duplicates}
            onChange={(_, value) => onDuplicates(value === 'add' ? 'add' : 'skip')}
          >
            <FormControlLabel value="skip" control={<Radio />} label={t('importer.duplicates.skip')} />
            <FormControlLabel value="add" control={<Radio />} label={t('importer.duplicates.add')} />
          </RadioGroup>
        </div>
      )}
      <DialogFoot>
        <Button onClick={onBack}>{t('importer.back')}</Button>
        <Button variant="contained" disabled={stale || !hasName || count === 0} onClick={onStart}>
          {t('importer.start', { count })}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
