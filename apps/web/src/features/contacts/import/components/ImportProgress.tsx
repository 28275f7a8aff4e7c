import Card from '@mui/material/Card';
import type { Import } from '@festlig/contracts/contacts';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../../api/api';
import { useImportProgress } from '../use-import-progress';
import { useUndoneToast } from '../use-undone-toast';
import { ImportResult } from './ImportResult';
import { ImportUnderWay } from './ImportUnderWay';

interface ImportProgressProps {
  partyId: string;
  /** The import as first reported. */
  first: Import;
  onClose: () => void;
  onAgain: () => void;
}

/**
 * Follows the import or undo of a long list until its result. It runs on without a viewer, and is shown again after a
 * reload.
 */
export function ImportProgress({ partyId, first, onClose, onAgain }: ImportProgressProps) {
  const dispatch = useDispatch();
  const progress = useImportProgress(partyId, first);
  const { report } = progress;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  const tellUndone = useUndoneToast();
  useEffect(() => {
    if (!report.ended) return;
    dispatch(api.util.invalidateTags(['Contacts']));
    if (!report.undo) return;
    tellUndone(report.undo);
    onClose();
    // Uses the values of the render in which the import ended.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [report.ended, dispatch]);
  return (
    <Card
      ref={card}
      component="section"
      tabIndex={-1}
      sx={{ p: { xs: 2.5, sm: 3 }, mb: 4, '&:focus': { outline: 'none' } }}
    >
      {report.ended && !report.undo ? (
        <ImportResult partyId={partyId} result={report} level="h2" onDone={onClose} onAgain={onAgain} />
      ) : (
        <ImportUnderWay partyId={partyId} {...progress} onUndone={onClose} />
      )}
    </Card>
  );
}
