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
import { REMOVING, useRemoveCohostMutation } from '../features/settings/api';

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
  const [, { isLoading, isSuccess, reset }] = useRemoveCohostMutation({ fixedCacheKey: REMOVING });
  // Who stops by themselves is told so where they do it, and is on the way to their own parties.
  const isStopping = isLoading || isSuccess;
  const { error } = useGetRoleQuery(party && !isStopping ? { partyId: party.id } : skipToken, {
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
  const forget = useEffectEvent(reset);
  useEffect(() => () => forget(), []);
  return <Chip size="small" label={t('badge')} sx={badge} />;
}

/** In the line of the links, in its middle; on a phone below them. */
const badge = {
  flex: 'none',
  fontWeight: 600,
  alignSelf: 'center',
  mt: { xs: 0.75, sm: 0 },
  mb: { xs: 1, sm: 0 },
} as const;
