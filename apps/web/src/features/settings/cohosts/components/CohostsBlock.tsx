import { COHOSTS_MAX, type CohostInvite, type Party } from '@festlig/contracts/party';
import { hasFeature } from '@festlig/domain/billing/features';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Block } from '../../../../components/Block';
import { ErrorState } from '../../../../components/ErrorState';
import { RowsSkeleton } from '../../../../components/Loading';
import { PlanLock } from '../../../../components/plan/PlanLock';
import { VerifyEmailNotice } from '../../../../components/VerifyEmailNotice';
import { useListCohostsQuery } from '../../../../api/settings';
import { countsOf } from '../model';
import { CohostRow } from './CohostRow';
import { InviteForm } from './InviteForm';
import { OwnCohost } from './OwnCohost';
import { RemoveCohost } from './RemoveCohost';

/** The co-hosts and their invitations (rules: settings-cohosts, cohost-list, owner-invites-cohosts). */
export function CohostsBlock({ party }: { party: Party }) {
  const { t } = useTranslation('cohosts');
  const { data, error, refetch } = useListCohostsQuery({ partyId: party.id });
  const [leaving, setLeaving] = useState<CohostInvite>();
  const all = data?.cohostInvites ?? [];
  const { cohosts, invited } = countsOf(all, new Date());
  const parts = [cohosts > 0 && t('brief', { count: cohosts }), invited > 0 && t('briefInvited', { count: invited })];
  const brief = parts.filter((part) => part !== false).join(', ') || t('onlyYou');
  const own = all.find(({ isMine }) => isMine);
  return (
    <Block title={t('title')} lead={t(party.isOwner ? 'lead' : 'leadCohost')} state={data && brief} anchor="cohosts">
      {!data && !error && <RowsSkeleton rows={1} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {all.length > 0 && (
        <Box component="ul" aria-label={t('title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {all.map((cohost) => (
            <CohostRow
              key={cohost.id}
              cohost={cohost}
              party={party}
              {...(party.isOwner && { onRemove: () => setLeaving(cohost) })}
            />
          ))}
        </Box>
      )}
      {own && <OwnCohost party={party} cohost={own} onLeave={() => setLeaving(own)} />}
      {data && party.isOwner && all.length >= COHOSTS_MAX && <Typography>{t('full')}</Typography>}
      {party.isOwner && hasFeature(party, 'cohosts') && <VerifyEmailNotice />}
      {data && party.isOwner && all.length < COHOSTS_MAX && (
        <PlanLock feature="cohosts" party={party}>
          <InviteForm party={party} />
        </PlanLock>
      )}
      {leaving && <RemoveCohost party={party} cohost={leaving} onDone={() => setLeaving(undefined)} />}
    </Block>
  );
}
