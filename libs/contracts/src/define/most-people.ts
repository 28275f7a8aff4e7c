/**
 * People a reply or an invitation can be for, at the most (rule: reply-people). In a file of its own: the guest's page asks
 * for it without the schemas (rule: guest-page-is-light).
 */
export const MOST_PEOPLE = 999;
