import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { ErrorState } from '../../../../components/ErrorState';
import { RowsSkeleton } from '../../../../components/Loading';
import { Pager } from '../../../../components/Pager';

interface HistorySectionProps<T> {
  title: string;
  /** Says that nothing has happened yet, where the lead does not. */
  empty?: string;
  /** Between the title and the list. */
  lead?: ReactNode;
  list: { data: { items: T[]; total: number } | undefined; error: unknown; onRetry: () => void };
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  children: (item: T) => ReactNode;
}

/** A paged list of what has happened, newest first. */
export function HistorySection<T>({
  title,
  empty,
  lead,
  list,
  page,
  pageSize,
  onPage,
  children,
}: HistorySectionProps<T>) {
  const id = useId();
  const { data, error, onRetry } = list;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 6 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {lead}
      {!data ? (
        error ? (
          <ErrorState error={error} onRetry={onRetry} />
        ) : (
          <RowsSkeleton />
        )
      ) : data.items.length === 0 ? (
        empty && <Typography color="textSecondary">{empty}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.items.map(children)}
        </Box>
      )}
      <Pager label={title} pages={Math.ceil((data?.total ?? 0) / pageSize)} page={page} onPage={onPage} />
    </Box>
  );
}
