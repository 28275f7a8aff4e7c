import type { LeadsTo } from '@festlig/contracts/messaging';
import { greetingName } from '@festlig/domain/contacts/greeting-name';
import { linkTo } from '@festlig/domain/messaging/leads-to';
import { type SkipToken, skipToken } from '@reduxjs/toolkit/query';
import type { Texted } from '../../lib/guest-selection';
import { useTextSampleQuery } from './api';

/** The party, and the guests of whom the one with the longest name is the sample; a made-up one without them. */
export interface SampleOf {
  partyId: string;
  texted: Texted | null;
}

/** For whom a text message is shown, with the greeting and the link in it (rules: text-preview, mail-leads-to). */
export function useTextSample(of: SampleOf | SkipToken, leadsTo: LeadsTo) {
  const asked = of === skipToken ? of : { partyId: of.partyId, ...of.texted };
  // What is known of a guest of other recipients is nobody of these.
  const { currentData: data, error, refetch } = useTextSampleQuery(asked);
  if (!data) return { data, error, refetch };
  const slots = { name: greetingName(data.name), link: linkTo(data.link, leadsTo) };
  return { data: { ...data, slots }, error, refetch };
}
