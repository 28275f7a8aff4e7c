/**
 * Most people of one reply or invitation (rule: reply-people). In a file of its own, because the guest's page needs
 * it without the schemas (rule: guest-page-is-light).
 */
export const MOST_PEOPLE = 999;
