import type { LeadsTo } from '@festlig/contracts/messaging';
import { linkTo } from '@festlig/domain/messaging/leads-to';
import type { SkipToken } from '@reduxjs/toolkit/query';
import { useTextSampleQuery } from './api';

/** For whom a text message is shown, with the link that this template sends (rules: text-preview, mail-leads-to). */
export function useTextSample(of: { partyId: string } | SkipToken, leadsTo: LeadsTo) {
  const { data, error, refetch } = useTextSampleQuery(of);
  return { data: data && { ...data, link: linkTo(data.link, leadsTo) }, error, refetch };
}
