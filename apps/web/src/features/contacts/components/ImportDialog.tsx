import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Import } from '@festlig/contracts/contacts';
import { useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { api } from '../../../api/api';
import { useToast } from '../../../components/Toaster';
import { countRows } from '../import-file.model';
import { type Step, useImport } from '../use-import';
import { ImportResult } from './ImportResult';
import { ImportReview } from './ImportReview';
import { ImportSource } from './ImportSource';
import { ImportUnderWay } from './ImportUnderWay';
import { UndoImport } from './UndoImport';

const WIDTHS: Record<Step['name'], 'sm' | 'md'> = {
  source: 'sm',
  working: 'sm',
  review: 'md',
  underWay: 'sm',
  result: 'md',
};

/** Import a guest list: give it, see how it is understood, wait for it, see what became of it. What was given is kept if it fails. */
export function ImportDialog({ partyId, onClose }: { partyId: string; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const id = useId();
  const toast = useToast();
  const dispatch = useDispatch();
  const flow = useImport(partyId);
  const { step } = flow;
  const { end } = flow;
  const onEnded = useCallback(
    (result: Import) => {
      dispatch(api.util.invalidateTags(['Contacts']));
      end(result);
    },
    [dispatch, end],
  );
  const close = () => {
    if (step.name === 'working') return;
    // What has come so far is on the list already.
    if (step.name === 'underWay') dispatch(api.util.invalidateTags(['Contacts']));
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
          </Box>
        )}
        {step.name === 'source' && (
          <ImportSource
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
        {step.name === 'underWay' && (
          <ImportUnderWay partyId={partyId} first={step.first} onEnded={onEnded} onClose={close} />
        )}
        {step.name === 'result' && (
          <ImportResult partyId={partyId} result={step.result} onDone={close} onAgain={flow.back} />
        )}
      </DialogContent>
    </Dialog>
  );
}
