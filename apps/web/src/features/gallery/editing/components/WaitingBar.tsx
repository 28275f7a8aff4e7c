import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Party } from '@festlig/contracts/party';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstError } from '../../../../api/api-error';
import { ConfirmDialog } from '../../../../components/ConfirmDialog';
import { ErrorText } from '../../../../components/ErrorText';
import { useWaiting } from '../../../../components/form/use-waiting';
import { FilterChips } from '../../../../components/FilterChips';
import { useToast } from '../../../../components/Toaster';
import { type PhotoList, useListPhotosQuery, useShowPhotosMutation } from '../../api';
import type { PhotoFilter } from '../../model';
import { useGuestKey } from '../../use-guest-key';

interface WaitingBarProps {
  party: Party;
  list: PhotoList;
  filter: PhotoFilter;
  onFilter: (filter: PhotoFilter) => void;
}

/** The photos that only hosts see, alone or among all, and the way to show them (rule: photo-waiting). */
export function WaitingBar({ party, list, filter, onFilter }: WaitingBarProps) {
  const { t } = useTranslation('gallery-editor');
  const [asks, setAsks] = useState(false);
  const { all = 0, private: waiting = 0 } = list.counts ?? {};
  if (filter.which === undefined && (party.photosPublicDefaultEnabled || all === 0)) return null;
  return (
    <Box sx={bar}>
      <FilterChips
        label={t('waiting.label')}
        filters={[
          { key: 'all', name: t('waiting.all'), count: all },
          { key: 'private', name: t('waiting.name'), count: waiting },
        ]}
        chosen={filter.which ?? 'all'}
        onChoose={(key) => onFilter(key === 'private' ? { which: key } : {})}
      />
      {filter.which !== undefined && waiting > 0 && (
        <Button onClick={() => setAsks(true)}>{t('waiting.showAll')}</Button>
      )}
      {asks && <ShowAll partyId={party.id} pageSize={list.pageSize} onClose={() => setAsks(false)} />}
    </Box>
  );
}

interface ShowAllProps {
  partyId: string;
  pageSize: number;
  onClose: () => void;
}

/** Asks before all photos are shown that wait; those that come later wait on. */
function ShowAll({ partyId, pageSize, onClose }: ShowAllProps) {
  const { t } = useTranslation('gallery-editor');
  const toast = useToast();
  const key = useGuestKey(partyId);
  const { data } = useListPhotosQuery({ partyId, page: 1, pageSize, which: 'private', ...key });
  const isCounting = useWaiting(!data);
  const [show, { isLoading, error }] = useShowPhotosMutation();
  const until = data?.items[0]?.createdAt ?? null;
  const onConfirm = async () => {
    if (until === null) return onClose();
    const answer = await show({ partyId, until });
    if (!answer.data) return;
    toast(t('waiting.done', { count: answer.data.shown }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('waiting.title', { count: data?.total ?? 0 })}
      confirmLabel={t('waiting.confirm')}
      pending={isLoading}
      waiting={isCounting}
      problem={error && <ErrorText of={firstError(error)} />}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    >
      {t('waiting.text')}
    </ConfirmDialog>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1.5 } as const;
