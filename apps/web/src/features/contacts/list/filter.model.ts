import type { GuestState } from '@festlig/contracts/contacts';

/** On a phone the states that ask nothing of the host are in the menu of the list (rule: contact-filters). */
export const STATES_IN_MENU = ['opened', 'invited'] as const satisfies readonly GuestState[];
export const isInMenu = (state: GuestState): boolean => STATES_IN_MENU.some((each) => each === state);
