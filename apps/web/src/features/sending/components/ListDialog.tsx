import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { Pager } from '../../../components/Pager';
import { Dialog } from '../../../components/Dialog';

interface ListDialogProps<T> {
  title: string;
  /** The text of the button that closes without a change. */
  closeLabel: string;
  onClose: () => void;
  /** Above the list: search fields and filters. */
  tools: ReactNode;
  list: { data: { items: T[]; total: number } | undefined; error: unknown; onRetry: () => void };
  children: (items: T[]) => ReactNode;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  maxWidth?: 'sm' | 'md';
  /** Beside the close button: before it, and after it. */
  before?: ReactNode;
  actions?: ReactNode;
}

/** A dialog with a paged list of guests, full screen on a phone. Its height does not change while a page is loading. */
export function ListDialog<T>({ title, closeLabel, onClose, tools, list, children, ...rest }: ListDialogProps<T>) {
  const id = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { data, error, onRetry } = list;
  const { page, pageSize, onPage, maxWidth = 'sm', before, actions } = rest;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={phone} fullWidth maxWidth={maxWidth}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ minHeight: { sm: 480 } }}>
        {tools}
        {data ? children(data.items) : error ? <ErrorState error={error} onRetry={onRetry} /> : <RowsSkeleton />}
        <Pager pages={Math.ceil((data?.total ?? 0) / pageSize)} page={page} onPage={onPage} />
      </DialogContent>
      <DialogActions>
        {before}
        <Button onClick={onClose}>{closeLabel}</Button>
        {actions}
      </DialogActions>
    </Dialog>
  );
}
