import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Import } from '@festlig/contracts/contacts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../components/Toaster';
import { countRows } from '../import-file.model';
import { type Step, useImport } from '../use-import';
import { ImportResult } from './ImportResult';
import { ImportReview } from './ImportReview';
import { ImportSource } from './ImportSource';
import { UndoImport } from './UndoImport';
import { Dialog } from '../../../components/Dialog';

const WIDTHS: Record<Step['name'], 'sm' | 'md'> = {
  source: 'sm',
  working: 'sm',
  review: 'md',
  result: 'md',
};

/** From here on reading takes long enough to say so. */
const MANY_ROWS = 10_000;
const MANY_BYTES = 500_000;

interface ImportDialogProps {
  partyId: string;
  /** A list too long to wait for is on its way. */
  onUnderWay: (first: Import) => void;
  onClose: () => void;
}

/** Import a guest list: give it, see how it is understood, see what became of it. What was given is kept if it fails. */
export function ImportDialog({ partyId, onUnderWay, onClose }: ImportDialogProps) {
  const { t } = useTranslation('contacts');
  const id = useId();
  const toast = useToast();
  const flow = useImport(partyId, (first) => {
    onUnderWay(first);
    onClose();
  });
  const { step } = flow;
  const close = () => {
    if (step.name === 'working' && step.isImport) return;
    if (step.name === 'result' && step.result.created > 0) {
      const { importId, created } = step.result;
      toast(t('importer.created', { count: created }), {
        action: <UndoImport partyId={partyId} importId={importId} />,
      });
    }
    onClose();
  };
  const rows = flow.source.file ? 0 : countRows(flow.source.text);
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth={WIDTHS[step.name]} fullWidth>
      <DialogTitle id={id}>{t('importer.title')}</DialogTitle>
      <DialogContent>
        {step.name === 'working' && (
          <Box role="status" sx={{ py: 5 }}>
            <Typography sx={{ mb: 2 }}>
              {rows > 0 ? t('importer.workingLines', { count: rows }) : t('importer.working')}
            </Typography>
            <LinearProgress aria-label={t('importer.working')} />
            {(rows > MANY_ROWS || (flow.source.file?.size ?? 0) > MANY_BYTES) && (
              <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
                {t('importer.patience')}
              </Typography>
            )}
          </Box>
        )}
        {step.name === 'source' && (
          <ImportSource
            partyId={partyId}
            source={flow.source}
            onSource={flow.setSource}
            problem={flow.problem}
            onStart={() => void flow.read()}
            onCancel={close}
          />
        )}
        {step.name === 'review' && (
          <ImportReview
            {...step}
            problem={flow.problem}
            onReading={(reading) => void flow.readAgain(reading)}
            onDuplicates={flow.setDuplicates}
            onStart={() => void flow.start()}
            onBack={flow.back}
          />
        )}
        {step.name === 'result' && (
          <ImportResult partyId={partyId} result={step.result} onDone={close} onAgain={flow.back} />
        )}
      </DialogContent>
    </Dialog>
  );
}
