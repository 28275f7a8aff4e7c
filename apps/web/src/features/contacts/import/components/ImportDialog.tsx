import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Import } from '@festlig/contracts/contacts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../../components/Toaster';
import { countRows } from '../file.model';
import { type Step, useImport } from '../use-import';
import { ImportReading } from './ImportReading';
import { ImportResult } from './ImportResult';
import { ImportReview } from './ImportReview';
import { ImportSource } from './ImportSource';
import { UndoImport } from './UndoImport';
import { Dialog } from '../../../../components/Dialog';

const WIDTHS: Record<Step['name'], 'sm' | 'md'> = {
  source: 'sm',
  working: 'sm',
  review: 'md',
  result: 'md',
};

interface ImportDialogProps {
  partyId: string;
  /** Leads from the result to an invitation for the new guests. */
  invite?: ReactNode;
  /** Called with an import that is too long to wait for. */
  onUnderWay: (first: Import) => void;
  onClose: () => void;
}

/**
 * Imports a guest list: the host gives it, checks the preview and sees the result. The list is kept when a step fails.
 */
export function ImportDialog({ partyId, invite, onUnderWay, onClose }: ImportDialogProps) {
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
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth={WIDTHS[step.name]} fullWidth>
      <DialogTitle id={id}>{t('importer.title')}</DialogTitle>
      <DialogContent>
        {step.name === 'working' && (
          <ImportReading
            partyId={partyId}
            isImport={step.isImport}
            rows={flow.source.file ? 0 : countRows(flow.source.text)}
            follow={step.reading}
            onCancel={flow.cancel}
          />
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
            partyId={partyId}
            {...step}
            problem={flow.problem}
            onSheet={(sheet) => void flow.read(sheet)}
            onReading={(reading) => void flow.readAgain(reading)}
            onMended={() => void flow.recount()}
            onDuplicates={flow.setDuplicates}
            onStart={() => void flow.start()}
            onBack={flow.back}
          />
        )}
        {step.name === 'result' && (
          <ImportResult partyId={partyId} result={step.result} invite={invite} onDone={close} onAgain={flow.back} />
        )}
      </DialogContent>
    </Dialog>
  );
}
