import type { LeadsTo } from '@festlig/contracts/messaging';
import { greetingName } from '@festlig/domain/contacts/greeting-name';
import { linkTo } from '@festlig/domain/messaging/leads-to';
import type { SkipToken } from '@reduxjs/toolkit/query';
import { useTextSampleQuery } from './api';

/** For whom a text message is shown, with the greeting and the link in it (rules: text-preview, mail-leads-to). */
export function useTextSample(of: { partyId: string } | SkipToken, leadsTo: LeadsTo) {
  const { data, error, refetch } = useTextSampleQuery(of);
  if (!data) return { data, error, refetch };
  const slots = { name: greetingName(data.name), link: linkTo(data.link, leadsTo) };
  return { data: { ...data, slots }, error, refetch };
}
