import type { LeadsTo } from '@festlig/contracts/messaging';

/** A guest's link to the invitation, or to the photos over it. The guest's keys stay in it (rule: mail-leads-to). */
export function linkTo(link: string, leadsTo: LeadsTo = 'invitation'): string {
  if (leadsTo !== 'photos') return link;
  const [page = '', ...keys] = link.split('?');
  return [`${page}/photos`, ...keys].join('?');
}
