import useMediaQuery from '@mui/material/useMediaQuery';
import { RSVPS_PAGE_SIZE } from '@festlig/contracts/rsvp';

const PHONE_PAGE_SIZE = 25;

/** Replies on a page: few where each is a card of its own (rules: reply-list, reply-list-which). */
export const usePageSize = (): number =>
  useMediaQuery('(max-width: 719px)', { noSsr: true }) ? PHONE_PAGE_SIZE : RSVPS_PAGE_SIZE;
