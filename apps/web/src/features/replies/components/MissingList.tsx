import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { RowsSkeleton } from '../../../components/Loading';
import { useListMissingRsvpsQuery } from '../api';

const PAGE_SIZE = 200;

/** Who was invited and has not answered. */
export function MissingList({ partyId }: { partyId: string }) {
  const { t } = useTranslation('replies');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useListMissingRsvpsQuery({ partyId, page, pageSize: PAGE_SIZE, sort: 'name' });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton />;
  if (data.total === 0) return <EmptyState title={t('missing.noneTitle')} text={t('missing.noneText')} />;
  const pages = Math.ceil(data.total / PAGE_SIZE);
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('missing.lead')}
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.items.map(({ id, name, email }) => (
          <Box key={id} component="li" sx={row}>
            <Box component="span" sx={{ fontWeight: 600, flex: '1 1 200px', overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', flex: '1 1 200px', overflowWrap: 'anywhere' }}>
              {email ?? t('missing.noEmail')}
            </Box>
          </Box>
        ))}
      </Card>
      {pages > 1 && (
        <Pagination
          aria-label={t('missing.pages')}
          count={pages}
          page={page}
          onChange={(_, next) => setPage(next)}
          sx={{ mt: 3, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  px: 2.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
