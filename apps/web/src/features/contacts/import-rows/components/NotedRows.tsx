import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NOTED_ROWS_PAGE, type RowKind } from '@festlig/contracts/contacts';
import { exportImportRows } from '@festlig/contracts/contacts/http';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../../api/address-of';
import { ErrorState } from '../../../../components/ErrorState';
import { useListImportRowsQuery } from '../../api';
import { isOpenAtFirst, type NotedCounts } from '../noted.model';
import { NotedRowItem } from './NotedRowItem';

interface NotedRowsProps {
  partyId: string;
  importId: string;
  counts: NotedCounts;
  /** Called when the host has mended a row; without it, rows are only shown. */
  onMended?: () => void;
}

/**
 * The rows that need a look, by kind and in pages: mended in place, or downloaded and mended in a spreadsheet. Renders
 * nothing when there are none.
 */
export function NotedRows({ partyId, importId, counts, onMended }: NotedRowsProps) {
  const { t } = useTranslation('contacts');
  const heading = useRef<HTMLHeadingElement>(null);
  const summaryT = useTranslation('import-summary').t;
  /** Null when the host has closed the rows. */
  const [chosen, setChosen] = useState<RowKind | null>();
  /** The lines after which the pages up to this one begin. */
  const [afters, setAfters] = useState([0]);
  const shown = counts.find(([each]) => each === chosen);
  const [kind, count] = shown ?? (chosen === null ? undefined : counts.find(([each]) => isOpenAtFirst(each))) ?? [];
  const after = afters.at(-1) ?? 0;
  const asked = { partyId, importId, kind: kind ?? 'dropped', after };
  const { data, isFetching, error, refetch } = useListImportRowsQuery(asked, { skip: kind === undefined });
  if (counts.length === 0) return null;
  const turn = (pages: number[]) => {
    setAfters(pages);
    heading.current?.focus();
  };
  const next = data?.next ?? null;
  const first = (afters.length - 1) * NOTED_ROWS_PAGE + 1;
  const last = first - 1 + (data?.rows.length ?? 0);
  return (
    <Box component="section" aria-labelledby="noted-rows">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography
          variant="h6"
          component="h3"
          id="noted-rows"
          ref={heading}
          tabIndex={-1}
          sx={{ mr: 'auto', '&:focus': { outline: 'none' } }}
        >
          {t('importer.rows.title')}
        </Typography>
        <Button startIcon={<Download />} href={addressOf(exportImportRows, { partyId, importId })}>
          {t('importer.rows.download')}
        </Button>
      </Box>
      <Stack direction="row" role="group" aria-labelledby="noted-rows" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {counts.map(([each, rows]) => (
          <Button
            key={each}
            variant={each === kind ? 'contained' : 'outlined'}
            aria-pressed={each === kind}
            onClick={() => {
              setChosen(each === kind ? null : each);
              setAfters([0]);
            }}
            sx={{ minHeight: 44 }}
          >
            {t(`importer.rows.kinds.${each}`, { count: rows })}
          </Button>
        ))}
      </Stack>
      {kind !== undefined && count !== undefined && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {summaryT(kind, { count })} {t(onMended ? 'importer.rows.text' : 'importer.rows.textAfter')}
          </Typography>
          <LinearProgress aria-hidden sx={{ mt: 1, visibility: isFetching ? 'visible' : 'hidden' }} />
          {error && !isFetching && <ErrorState error={error} onRetry={() => void refetch()} />}
          <Box component="ul" aria-label={t(`importer.rows.kinds.${kind}`, { count })} sx={list}>
            {data?.rows.map((row) => (
              <NotedRowItem
                key={`${kind} ${row.line}`}
                partyId={partyId}
                importId={importId}
                row={row}
                isCard={data.cards}
                {...(onMended && kind !== 'duplicate'
                  ? {
                      onMended: () => {
                        heading.current?.focus();
                        onMended();
                      },
                    }
                  : {})}
              />
            ))}
          </Box>
          {(afters.length > 1 || next !== null) && (
            <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'center', gap: 1, mt: 1 }}>
              <Button disabled={afters.length === 1} onClick={() => turn(afters.slice(0, -1))}>
                {t('importer.rows.previous')}
              </Button>
              <Typography role="status" variant="body2" color="textSecondary">
                {t('importer.rows.place', { first, last, total: Math.max(count, last) })}
              </Typography>
              <Button disabled={next === null} onClick={() => next !== null && turn([...afters, next])}>
                {t('importer.rows.next')}
              </Button>
            </Stack>
          )}
        </>
      )}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
