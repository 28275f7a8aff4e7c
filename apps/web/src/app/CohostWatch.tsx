import Chip from '@mui/material/Chip';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { api } from '../api/api';
import { asApiError } from '../api/api-error';
import { usePartyOfPage } from '../api/party';
import { useGetRoleQuery } from '../api/role';
import { useToast } from '../components/Toaster';

/** Access ends within two seconds, on open pages too. */
const POLL_MS = 1000;

/**
 * Says that the user is a co-host, and leaves the pages for hosts as soon as they are none any more
 * (rules: cohost-badge, cohost-removal).
 */
export function CohostWatch() {
  const { t } = useTranslation('cohosts');
  const { data: party } = usePartyOfPage();
  const toast = useToast();
  const dispatch = useDispatch();
  const isTold = useRef(false);
  const { error } = useGetRoleQuery(party ? { partyId: party.id } : skipToken, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const end = useEffectEvent(() => {
    if (!isTold.current) toast(t('ended'), { severity: 'info' });
    isTold.current = true;
    // The party is read again, and its pages see that the user is no host. A process that remembers the role for a
    // moment is asked again at the next poll.
    dispatch(api.util.invalidateTags(['Party', 'Parties']));
  });
  useEffect(() => {
    if (error && asApiError(error).status === 404) end();
  }, [error]);
  return <Chip size="small" label={t('badge')} sx={{ flex: 'none', fontWeight: 600 }} />;
}
